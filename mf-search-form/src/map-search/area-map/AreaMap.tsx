import { useMemo, useRef } from 'react';
import { areaName, expandRegions } from 'shared-contracts/areas';
import type { CourseMap } from 'shared-contracts/gateway';
import { toPlayDay, toSearchQuery } from 'shared-contracts/search';
import { Icon } from 'shared-ui/icons';
import { useFormat, useLabel } from 'shared-ui/island';
import { useTranslations } from 'use-intl';
import { useFollow } from '../../recent-searches/useFollow.ts';
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

/** Level 2: the courses of an area with their prices, on the map and in a list that keep in step. */
export function AreaMap({ address, found }: AreaMapProps) {
  const { condition, bounds } = address;
  const t = useTranslations('map');
  const label = useLabel();
  const format = useFormat();
  const follow = useFollow();
  const title = useRef<HTMLHeadingElement>(null);
  const { active, onPoint } = useActiveCourses();
  const tooMany = found.count > MOST_ON_MAP;
  const markers = useMemo(
    () => placeMarkers(markersWithin(found.markers, bounds)),
    [found.markers, bounds],
  );
  const place = condition.area.map((code) => label(areaName(code))).join(t('separator'));
  const several = expandRegions(condition.area).length > 1;
  const stage = (
    <div className={`${styles.stage} ${styles.under}`}>
      <AreaStage
        address={address}
        markers={markers}
        active={active}
        onPoint={onPoint}
        onSearched={() => title.current?.focus()}
      />
    </div>
  );
  return (
    <>
      <div className={styles.head}>
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          {t('areaTitle', { place })}
        </h2>
        <p className={styles.count} role="status">
          {t.rich(bounds.length > 0 ? 'boundsCount' : 'areaCount', {
            date: format.date(toPlayDay(condition.playDate)),
            days: condition.widthday,
            count: bounds.length > 0 ? markers.length : found.count,
            b: (text) => <b>{text}</b>,
          })}
        </p>
        <p className={styles.ways}>
          {bounds.length > 0 && (
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
      <a className={styles.skip} href="#map-list">
        {t('skip')}
      </a>
      <div className={styles.split}>
        {stage}
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
