import { useMemo, useRef, type RefObject } from 'react';
import { areaName, expandRegions } from 'shared-contracts/areas';
import type { CourseMap } from 'shared-contracts/gateway';
import { toPlayDay, toSearchQuery } from 'shared-contracts/search';
import { Icon } from 'shared-ui/icons';
import { useFormat, useLabel } from 'shared-ui/island';
import { useTranslations } from 'use-intl';
import { useFollow } from '../../page-link/useFollow.ts';
import { MOST_ON_MAP, mapHref, type MapAddress } from '../mapAddress.ts';
import { MapCredit } from '../MapCredit.tsx';
import styles from '../MapSearch.module.css';
import { AreaStage } from './AreaStage.tsx';
import { CourseList } from './CourseList.tsx';
import { markersWithin, placeMarkers } from './mapView.ts';
import { NothingHere } from './NothingHere.tsx';
import { TooMany } from './TooMany.tsx';
import { useActiveCourses } from './useActiveCourses.ts';

interface AreaMapProps {
  readonly address: MapAddress;
  readonly found: CourseMap;
}

/** Which area it is, how many courses it has, and the ways on from here. */
function AreaHead({
  address: { condition, bounds },
  found,
  shown,
  title,
}: AreaMapProps & {
  /** How many courses lie in the shown range. */
  readonly shown: number;
  readonly title: RefObject<HTMLHeadingElement | null>;
}) {
  const t = useTranslations('map');
  const label = useLabel();
  const format = useFormat();
  const follow = useFollow();
  const isRange = bounds.length > 0;
  return (
    <div className={styles.head}>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {t('areaTitle', {
          place: condition.area.map((code) => label(areaName(code))).join(t('separator')),
        })}
      </h2>
      <p className={styles.count} role="status">
        {t.rich(isRange ? 'boundsCount' : 'areaCount', {
          date: format.date(toPlayDay(condition.playDate)),
          days: condition.widthday,
          count: isRange ? shown : found.count,
          b: (text) => <b>{text}</b>,
        })}
      </p>
      <p className={styles.ways}>
        {isRange && (
          <a href={mapHref(condition)} onClick={follow}>
            {t('wholeArea')}
          </a>
        )}
        <a href={mapHref({ ...condition, area: [] })} onClick={follow}>
          <Icon name="map" size={18} />
          {t('toCountry')}
        </a>
        <a
          href={`/search/result/?${toSearchQuery({ ...condition, page: 1, view: 'list' })}`}
          onClick={follow}
        >
          <Icon name="list" size={18} />
          {t('toList')}
        </a>
      </p>
    </div>
  );
}

/** Level 2: the courses of an area with their prices, on the map and in a list that keep in step. */
export function AreaMap({ address, found }: AreaMapProps) {
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
      <AreaHead address={address} found={found} shown={markers.length} title={title} />
      <a className={styles.skip} href="#map-list">
        {t('skip')}
      </a>
      <div className={styles.split}>
        <div className={`${styles.stage} ${styles.under}`}>
          <AreaStage
            address={address}
            markers={markers}
            active={active}
            onPoint={onPoint}
            onSearched={() => title.current?.focus()}
          />
        </div>
        <div id="map-list" tabIndex={-1} className={styles.beside}>
          {tooMany && <TooMany condition={condition} />}
          {!tooMany && markers.length === 0 && <NothingHere address={address} />}
          {!tooMany && markers.length > 0 && (
            <CourseList
              condition={condition}
              markers={markers}
              active={active}
              several={several}
              onPoint={onPoint}
            />
          )}
        </div>
      </div>
      <MapCredit />
    </>
  );
}
