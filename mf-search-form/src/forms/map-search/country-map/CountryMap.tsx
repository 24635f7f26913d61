import { useState } from 'react';
import type { PrefectureHits } from 'shared-contracts/gateway';
import { toPlayDay } from 'shared-contracts/search';
import { useFormat } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import type { MapAddress } from '../mapAddress.ts';
import { MapCredit } from '../MapCredit.tsx';
import styles from '../MapSearch.module.css';
import { JapanMap } from './JapanMap.tsx';
import { RegionLists } from './RegionLists.tsx';

interface CountryMapProps {
  readonly address: MapAddress;
  readonly hits: PrefectureHits;
}

/**
 * R2.17: shows Japan with a link for each prefecture, coloured by its hits. The list beside it says
 * the same in words.
 */
export function CountryMap({ address: { condition }, hits }: CountryMapProps) {
  const t = useTranslations('map');
  const format = useFormat();
  const [pointed, setPointed] = useState(0);
  const hitsOf = (code: number) => hits.counts[code - 1] ?? 0;
  const both = { condition, hitsOf, pointed, onPoint: setPointed };
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('countryTitle')}</h2>
        <p className={styles.count}>
          {t('countryCount', {
            date: format.date(toPlayDay(condition.playDate)),
            days: condition.widthday,
            count: hits.count,
            b: (text) => <b>{text}</b>,
          })}
        </p>
      </div>
      <a className={styles.skip} href="#map-list">
        {t('skip')}
      </a>
      <div className={styles.split}>
        <div className={styles.stage}>
          <JapanMap {...both} most={Math.max(...hits.counts)} />
          <p className={styles.credit}>
            <MapCredit />
          </p>
        </div>
        <RegionLists {...both} />
      </div>
    </>
  );
}
