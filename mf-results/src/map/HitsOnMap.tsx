import { useMemo } from 'react';
import { expandRegions, isPrefectureCode } from 'shared-contracts/areas';
import type { MapMarker } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import { CourseMap, placeMarkers, type MapLinks, type Point } from 'shared-ui/course-map';
import { useHost } from 'shared-ui/island';
import { areaInView, boundsOf } from 'shared-ui/japan-map';
import { useTranslations } from 'shared-ui/messages';
import { useFollow } from 'shared-ui/page-link';
import { useHydrated } from 'shared-ui/hydrated';
import { atCourse } from '../result-address/atCourse.ts';
import { mapSearchHref, useResultHref, useResultPage } from '../result-address/resultHref.ts';

interface HitsOnMapProps {
  readonly condition: SearchCondition;
  /** The search that found the markers (`mapKey`). */
  readonly hitsKey: string;
  readonly markers: readonly MapMarker[];
  /** The courses that the visitor looks at, on the map or in the list. */
  readonly active: readonly number[];
  readonly onPoint: Point;
}

/** The likely size of the map in CSS pixels, until the browser has measured it. */
const LIKELY = {
  PC: { width: 524, height: 700 },
  TB: { width: 800, height: 380 },
  MB: { width: 390, height: 380 },
} as const;
const NO_BOUNDS: readonly number[] = [];

/**
 * The links of the map. A part of it is a map search for a search of plans; other searches have no
 * map of their own, and lead to their list.
 */
function useMapLinks(condition: SearchCondition): MapLinks {
  const toHref = useResultHref();
  const page = useResultPage();
  return {
    course: ({ name }) => toHref(atCourse(condition, name)),
    part: (bounds) => {
      if (bounds.length === 0) return toHref(condition);
      return page === 'result'
        ? mapSearchHref(condition, condition.area, bounds)
        : toHref({ ...condition, view: 'list' });
    },
  };
}

/** All hits where they lie: a price for each course, or one for several where there is no room. */
export function HitsOnMap({ condition, hitsKey, markers, active, onPoint }: HitsOnMapProps) {
  const t = useTranslations('map');
  const page = useResultPage();
  const hydrated = useHydrated();
  const host = useHost();
  const follow = useFollow();
  const links = useMapLinks(condition);
  const placed = useMemo(() => placeMarkers(markers), [markers]);
  const prefectures = useMemo(
    () => expandRegions(condition.area).filter(isPrefectureCode),
    [condition.area],
  );
  return (
    <CourseMap
      search={hitsKey}
      prefectures={prefectures}
      bounds={NO_BOUNDS}
      markers={placed}
      links={links}
      active={active}
      onPoint={onPoint}
      likely={LIKELY[host.device]}
      tiles={hydrated ? host.config.mapTiles : undefined}
      credit={t('source')}
      again={
        page === 'result'
          ? {
              href: (view) =>
                mapSearchHref(condition, areaInView(view, condition.area), boundsOf(view)),
              onFollow: follow,
            }
          : undefined
      }
    />
  );
}
