import { useMemo, type MouseEvent } from 'react';
import { expandRegions } from 'shared-contracts/areas';
import { CourseMap, type PlacedMarker, type Point } from 'shared-ui/course-map';
import { useHost } from 'shared-ui/island';
import { areaInView, boundsOf, type MapBox } from 'shared-ui/japan-map';
import { isPlainClick } from 'shared-ui/page-link';
import { useHydrated } from 'shared-ui/hydrated';
import { areaHref, mapHref, type MapAddress } from '../mapAddress.ts';
import { MapCredit } from '../MapCredit.tsx';
import { resultsHref } from './resultsHref.ts';

interface AreaStageProps {
  readonly address: MapAddress;
  readonly markers: readonly PlacedMarker[];
  readonly active: readonly number[];
  readonly onPoint: Point;
  /** Called when a search of the range in view has begun. */
  readonly onSearched: () => void;
}

/** The likely size of the map before it is measured, in CSS pixels. */
const LIKELY = {
  PC: { width: 800, height: 700 },
  TB: { width: 768, height: 560 },
  MB: { width: 390, height: 380 },
} as const;

/** Searches the part of the map in view. The page keeps its position. */
function useSearchHere({ condition }: MapAddress, onSearched: () => void) {
  const host = useHost();
  return {
    href: (view: MapBox) =>
      mapHref({ ...condition, area: areaInView(view, condition.area) }, boundsOf(view)),
    onFollow: (event: MouseEvent<Element>) => {
      if (!isPlainClick(event.nativeEvent)) return;
      event.preventDefault();
      host.navigate(event.currentTarget.getAttribute('href') ?? '', { keepPosition: true });
      onSearched();
    },
  };
}

/** Shows the map of an area with its pins and its controls. */
export function AreaStage({ address, markers, active, onPoint, onSearched }: AreaStageProps) {
  const host = useHost();
  const hydrated = useHydrated();
  const { condition, bounds } = address;
  const prefectures = useMemo(() => expandRegions(condition.area), [condition.area]);
  return (
    <CourseMap
      search={mapHref(condition, bounds)}
      prefectures={prefectures}
      bounds={bounds}
      markers={markers}
      links={{
        course: ({ name }) => resultsHref(condition, name),
        part: (part) => mapHref(condition, part),
        neighbour: (code) => areaHref(condition, code),
      }}
      active={active}
      onPoint={onPoint}
      likely={LIKELY[host.device]}
      tiles={hydrated ? host.config.mapTiles : undefined}
      credit={<MapCredit />}
      again={useSearchHere(address, onSearched)}
    />
  );
}
