import type { RefObject } from 'react';
import { areaName } from 'shared-contracts/areas';
import { toPlayDay, toSearchQuery } from 'shared-contracts/search';
import { Icon } from 'shared-ui/icons';
import { useFormat, useLabel } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import { useFollow } from 'shared-ui/page-link';
import { mapHref, type MapAddress } from '../mapAddress.ts';
import styles from '../MapSearch.module.css';

interface AreaHeadProps {
  readonly address: MapAddress;
  /** How many courses the condition finds. */
  readonly count: number;
  /** How many courses lie in the shown range. */
  readonly shown: number;
  /** The numbers are those of the address before. */
  readonly isLoading: boolean;
  readonly title: RefObject<HTMLHeadingElement | null>;
}

/**
 * Links from the map of an area to the whole area, to the map of Japan and to the list of results.
 */
function Ways({ address: { condition, bounds } }: Pick<AreaHeadProps, 'address'>) {
  const t = useTranslations('map');
  const follow = useFollow();
  return (
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
  );
}

/** Says which area the map shows and how many courses it has, and links to other views of them. */
export function AreaHead({ address, count, shown, isLoading, title }: AreaHeadProps) {
  const t = useTranslations('map');
  const label = useLabel();
  const format = useFormat();
  const { condition, bounds } = address;
  const isRange = bounds.length > 0;
  return (
    <div className={styles.head}>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {t('areaTitle', {
          place: condition.area.map((code) => label(areaName(code))).join(t('separator')),
        })}
      </h2>
      <p className={styles.count} role="status">
        {isLoading
          ? t('loading')
          : t(isRange ? 'boundsCount' : 'areaCount', {
              date: format.date(toPlayDay(condition.playDate)),
              days: condition.widthday,
              count: isRange ? shown : count,
              b: (text) => <b>{text}</b>,
            })}
      </p>
      <Ways address={address} />
    </div>
  );
}
