import { useMemo, useState } from 'react';
import type { MapBox, MapPoint } from '../japan-map/index.ts';
import { limitView, viewOfArea, viewOfBounds, withRatio } from './mapView.ts';
import { useMovingBox } from './useMovingBox.ts';

/** What a map shows first. */
export interface MapStart {
  /** Another value ends what the visitor has moved. */
  readonly search: string;
  /** The codes of the searched prefectures; none for a search without an area. */
  readonly prefectures: readonly number[];
  readonly markers: readonly MapPoint[];
  /** South, west, north, east in degrees, which stand above the prefectures; empty when there are none. */
  readonly bounds: readonly number[];
}

/**
 * Gives the part of the map to show: that of the search, until the visitor moves the map. `view`
 * follows `target` in a short motion.
 */
export function useMapView({ search, prefectures, markers, bounds }: MapStart, ratio: number) {
  const whole = useMemo(
    () => viewOfArea(prefectures, markers, ratio),
    [prefectures, markers, ratio],
  );
  const asked = useMemo(
    () => (bounds.length > 0 ? viewOfBounds(bounds, ratio) : whole),
    [bounds, whole, ratio],
  );
  const [moved, setMoved] = useState<{ readonly at: string; readonly box: MapBox }>();
  const own = moved?.at === search ? moved.box : undefined;
  const target = useMemo(() => (own ? withRatio(own, ratio) : asked), [own, asked, ratio]);
  return {
    target,
    view: useMovingBox(target),
    moved: own !== undefined,
    show: (box: MapBox) => setMoved({ at: search, box: limitView(box) }),
    reset: () =>
      setMoved(
        bounds.length > 0 ? { at: search, box: viewOfArea(prefectures, [], ratio) } : undefined,
      ),
  };
}
