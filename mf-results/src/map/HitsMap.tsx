import { useMemo, type ReactNode } from 'react';
import { OVERSEAS } from 'shared-contracts/areas';
import type { Course, Plan } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import { MapSplit, useActiveCourses } from 'shared-ui/course-map';
import { useResultPage } from '../result-address/resultHref.ts';
import { HitsOnMap } from './HitsOnMap.tsx';
import { mapKey } from './mapKey.ts';
import { MapCards } from './MapCards.tsx';
import { MapFailed, NothingOnMap } from './MapState.tsx';
import { MapWaiting } from './MapWaiting.tsx';
import { useCourseMap } from './useCourseMap.ts';

export interface HitsMapProps {
  readonly condition: SearchCondition;
  /** The courses of the page with their plans. */
  readonly items: readonly Course[];
  readonly plans: readonly Plan[];
  /** The pager of the list. */
  readonly children: ReactNode;
}

/** The courses of the page beside a map of all hits. */
export function HitsMap({ condition, items, plans, children }: HitsMapProps) {
  const page = useResultPage();
  const { active, onPoint } = useActiveCourses();
  const { status, value, retry } = useCourseMap(condition, page);
  const markers = useMemo(
    () => value?.markers.filter(({ prefectureCode }) => prefectureCode !== OVERSEAS) ?? [],
    [value],
  );
  const drawing = () => {
    if (status === 'failed') return <MapFailed onAgain={retry} />;
    if (!value) return <MapWaiting />;
    if (markers.length === 0) return <NothingOnMap condition={condition} count={value.count} />;
    return (
      <HitsOnMap
        condition={condition}
        hitsKey={mapKey(condition, page)}
        markers={markers}
        active={active}
        onPoint={onPoint}
      />
    );
  };
  return (
    <MapSplit map={drawing()}>
      <MapCards {...{ condition, items, plans, active, onPoint }}>{children}</MapCards>
    </MapSplit>
  );
}
