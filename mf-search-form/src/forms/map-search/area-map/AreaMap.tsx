import { useMemo, useRef } from 'react';
import { expandRegions } from 'shared-contracts/areas';
import type { CourseMap } from 'shared-contracts/gateway';
import { MapSplit, markersWithin, placeMarkers, useActiveCourses } from 'shared-ui/course-map';
import { useTranslations } from 'shared-ui/messages';
import { MOST_ON_MAP, type MapAddress } from '../mapAddress.ts';
import { AreaHead } from './AreaHead.tsx';
import { AreaStage } from './AreaStage.tsx';
import { CourseList } from './CourseList.tsx';
import { NothingHere } from './NothingHere.tsx';
import { TooMany } from './TooMany.tsx';

interface AreaMapProps {
  readonly address: MapAddress;
  /** The courses of the address, or of the one before it while these are loaded. */
  readonly found: CourseMap;
  readonly isLoading: boolean;
}

/**
 * R2.17: shows the courses of an area with their prices, on a map and in a list that light up
 * together.
 */
export function AreaMap({ address, found, isLoading }: AreaMapProps) {
  const { condition, bounds } = address;
  const t = useTranslations('map');
  const title = useRef<HTMLHeadingElement>(null);
  const { active, onPoint } = useActiveCourses();
  const tooMany = found.count > MOST_ON_MAP;
  const markers = useMemo(
    () => placeMarkers(markersWithin(found.markers, bounds)),
    [found.markers, bounds],
  );
  const several = expandRegions(condition.area).length > 1;
  return (
    <>
      <AreaHead
        address={address}
        count={found.count}
        shown={markers.length}
        isLoading={isLoading}
        title={title}
      />
      <MapSplit
        note={markers.length > 0 ? t('cheapest') : ''}
        map={
          <AreaStage
            address={address}
            markers={markers}
            active={active}
            onPoint={onPoint}
            onSearched={() => title.current?.focus()}
          />
        }
      >
        {!isLoading && tooMany && <TooMany condition={condition} />}
        {!isLoading && !tooMany && markers.length === 0 && <NothingHere address={address} />}
        {!tooMany && markers.length > 0 && (
          <CourseList
            condition={condition}
            markers={markers}
            active={active}
            several={several}
            onPoint={onPoint}
          />
        )}
      </MapSplit>
    </>
  );
}
