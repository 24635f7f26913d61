import { useMemo, useState } from 'react';
import type { MapBox } from 'shared-ui/japan-map';
import { mapHref, type MapAddress } from '../mapAddress.ts';
import { viewOfArea, viewOfBounds, type PlacedMarker } from './mapView.ts';
import { useMovingBox } from './useMovingBox.ts';

/**
 * Gives the part of the map to show: that of the address, until the visitor moves the map. `view`
 * follows `target` in a short motion.
 */
export function useMapView({ condition, bounds }: MapAddress, markers: readonly PlacedMarker[]) {
  const whole = useMemo(() => viewOfArea(condition.area, markers), [condition.area, markers]);
  const asked = useMemo(() => (bounds.length > 0 ? viewOfBounds(bounds) : whole), [bounds, whole]);
  const address = mapHref(condition, bounds);
  const [moved, setMoved] = useState<{ readonly at: string; readonly box: MapBox }>();
  // another address or a new search ends what was moved at the earlier address
  const own = moved?.at === address ? moved.box : undefined;
  const target = own ?? asked;
  return {
    target,
    view: useMovingBox(target),
    moved: own !== undefined,
    show: (box: MapBox) => setMoved({ at: address, box }),
    reset: () =>
      setMoved(
        bounds.length > 0 ? { at: address, box: viewOfArea(condition.area, []) } : undefined,
      ),
  };
}
