import { prefectureName, PREFECTURES, REGIONS } from 'shared-contracts/areas';
import type { SearchCondition } from 'shared-contracts/search';
import { useLabel } from 'shared-ui/island';
import { MAP_BOX, PREFECTURE_PATHS, toViewBox } from 'shared-ui/japan-map';
import { useTranslations } from 'use-intl';
import { useFollow } from '../../page-link/useFollow.ts';
import { mapHref } from '../mapAddress.ts';
import { stepOf } from './hitSteps.ts';
import styles from './JapanMap.module.css';
import { Legend } from './Legend.tsx';

export interface Pointing {
  readonly condition: SearchCondition;
  readonly hitsOf: (code: number) => number;
  /** The prefecture that the pointer or the focus is on, in the map or in the list; 0 none. */
  readonly pointed: number;
  readonly onPoint: (code: number) => void;
}

/** The outlines as links; hatched where nothing fits. */
export function JapanMap({
  condition,
  hitsOf,
  pointed,
  onPoint,
  most,
}: Pointing & { readonly most: number }) {
  const t = useTranslations('map');
  const label = useLabel();
  const follow = useFollow();
  const hrefOf = (code: number) => mapHref({ ...condition, area: [code], highway: 0, distance: 0 });
  const nameOf = (code: number) =>
    t('prefectureHits', { name: label(prefectureName(code)), count: hitsOf(code) });
  return (
    <div className={styles.frame}>
      <nav aria-label={t('regions')} className={styles.regions}>
        {REGIONS.map(({ code, name }) => (
          <a key={code} href={hrefOf(code)} className={styles.region} onClick={follow}>
            {label(name)}
          </a>
        ))}
      </nav>
      <svg className={styles.map} viewBox={toViewBox(MAP_BOX)} role="group" aria-label={t('japan')}>
        <defs>
          <pattern
            id="map-none"
            width="5"
            height="5"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="5" height="5" className={styles.noneGround} />
            <path d="M0 0v5" className={styles.noneLine} />
          </pattern>
        </defs>
        {PREFECTURES.map(({ code }) => (
          <a
            key={code}
            href={hrefOf(code)}
            aria-label={nameOf(code)}
            className={styles.prefecture}
            data-step={stepOf(hitsOf(code), most)}
            data-pointed={pointed === code || undefined}
            onClick={follow}
            onPointerEnter={() => onPoint(code)}
            onPointerLeave={() => onPoint(0)}
            onFocus={() => onPoint(code)}
            onBlur={() => onPoint(0)}
          >
            <path d={PREFECTURE_PATHS[code - 1]} />
          </a>
        ))}
        {/* above its neighbours, so that its whole edge is seen */}
        {pointed > 0 && <path className={styles.edge} d={PREFECTURE_PATHS[pointed - 1]} />}
      </svg>
      <p className={styles.readout} aria-hidden="true">
        {pointed > 0 ? nameOf(pointed) : t('pointHint')}
      </p>
      <Legend most={most} />
    </div>
  );
}
