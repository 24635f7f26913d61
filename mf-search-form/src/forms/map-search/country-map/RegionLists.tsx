import { prefectureName, REGIONS } from 'shared-contracts/areas';
import { useLabel } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import { useFollow } from 'shared-ui/page-link';
import { areaHref } from '../mapAddress.ts';
import type { Pointing } from './JapanMap.tsx';
import styles from './RegionLists.module.css';

/** Lists every prefecture with its hits. The list is complete without the map. */
export function RegionLists({ condition, hitsOf, pointed, onPoint }: Pointing) {
  const t = useTranslations('map');
  const label = useLabel();
  const follow = useFollow();
  const hrefOf = (code: number) => areaHref(condition, code);
  return (
    <div id="map-list" tabIndex={-1} className={styles.lists}>
      {REGIONS.map(({ code: region, name, prefectures }) => (
        <section key={region} aria-labelledby={`map-region-${region}`}>
          <h3 id={`map-region-${region}`} className={styles.region}>
            <span>{label(name)}</span>
            <a href={hrefOf(region)} onClick={follow}>
              {t('wholeRegion', {
                count: prefectures.reduce((sum, code) => sum + hitsOf(code), 0),
              })}
            </a>
          </h3>
          <ul className={styles.prefectures}>
            {prefectures.map((code) => (
              <li key={code}>
                <a
                  href={hrefOf(code)}
                  className={styles.prefecture}
                  data-pointed={pointed === code || undefined}
                  data-none={hitsOf(code) === 0 || undefined}
                  onClick={follow}
                  onPointerEnter={() => onPoint(code)}
                  onPointerLeave={() => onPoint(0)}
                  onFocus={() => onPoint(code)}
                  onBlur={() => onPoint(0)}
                >
                  <span>{label(prefectureName(code))}</span>
                  <span className={styles.hits}>
                    {hitsOf(code) === 0 ? t('none') : t('courses', { count: hitsOf(code) })}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
