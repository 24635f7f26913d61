import type { Label } from 'shared-contracts/labels';
import { areaName, expandRegions, isPrefectureCode, regionOf } from 'shared-contracts/areas';
import { capWidthday, toPlayDay, type SoloCondition } from 'shared-contracts/search';
import { useLabel } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import { useFollow } from 'shared-ui/page-link';
import { useSearchSelector } from '../../../condition/store.ts';
import { soloHref } from '../../../condition/soloHref.ts';
import searchStyles from '../SoloSearch.module.css';
import styles from './Rounds.module.css';

interface Way {
  readonly key:
    | 'oneWeek'
    | 'anyFee'
    | 'anyTime'
    | 'anyStyle'
    | 'alsoFull'
    | 'alsoEmpty'
    | 'noWishes'
    | 'region'
    | 'firstPage';
  readonly condition: SoloCondition;
  readonly place?: Label | '';
}

/** Gives the changes of a condition that may find more rounds, the smallest change first. */
function waysOut(condition: SoloCondition, today: number): readonly Way[] {
  const { widthday, playDate, area, page } = condition;
  if (page > 1) return [{ key: 'firstPage', condition: { ...condition, page: 1 } }];
  const days = capWidthday(toPlayDay(playDate), 7, today);
  const home = regionOf(expandRegions(area).find(isPrefectureCode) ?? 0);
  return [
    ...(widthday < days
      ? [{ key: 'oneWeek' as const, condition: { ...condition, widthday: days } }]
      : []),
    ...(condition.hasApplicants
      ? [{ key: 'alsoEmpty' as const, condition: { ...condition, hasApplicants: false } }]
      : []),
    ...(condition.ratesMinSolo + condition.ratesMaxSolo > 0
      ? [{ key: 'anyFee' as const, condition: { ...condition, ratesMinSolo: 0, ratesMaxSolo: 0 } }]
      : []),
    ...(condition.zoneList.length > 0
      ? [{ key: 'anyTime' as const, condition: { ...condition, zoneList: [] } }]
      : []),
    ...(condition.soloPlayStyle.length > 0
      ? [{ key: 'anyStyle' as const, condition: { ...condition, soloPlayStyle: [] } }]
      : []),
    ...(condition.caddie || condition.lunch
      ? [{ key: 'noWishes' as const, condition: { ...condition, caddie: false, lunch: false } }]
      : []),
    ...(condition.exceptFull
      ? [{ key: 'alsoFull' as const, condition: { ...condition, exceptFull: false } }]
      : []),
    ...(home > 0 && !area.includes(home)
      ? [
          {
            key: 'region' as const,
            condition: { ...condition, area: [home] },
            place: areaName(home),
          },
        ]
      : []),
  ];
}

/** Says that nothing fits, and links to changes that may find rounds. */
export function NoRounds({ condition }: { readonly condition: SoloCondition }) {
  const t = useTranslations('solo');
  const label = useLabel();
  const follow = useFollow();
  const today = useSearchSelector(({ calendar }) => calendar.today);
  const ways = waysOut(condition, today);
  return (
    <div className={styles.none}>
      <svg className={styles.contours} viewBox="0 0 320 140" fill="none" aria-hidden="true">
        <g stroke="currentColor" strokeWidth="1.2">
          <path d="M8 118c52-34 84 10 142-16s70-84 142-78M-6 98c56-38 80 8 138-20s76-88 160-82M30 134c46-24 84 8 136-14s58-62 150-62" />
          <ellipse cx="168" cy="96" rx="52" ry="17" />
          <ellipse cx="168" cy="96" rx="34" ry="10" />
        </g>
        <path className={styles.pole} d="M168 96V36" />
        <path className={styles.flag} d="m169 36 24 9-24 9z" />
      </svg>
      <p className={styles.noneTitle}>{t('nothing')}</p>
      <p className={styles.noneLead}>{t('widen')}</p>
      <ul className={searchStyles.choices}>
        {ways.map(({ key, condition: wider, place = '' }) => (
          <li key={key}>
            <a href={soloHref(wider)} onClick={follow}>
              {t(`ways.${key}`, { place: label(place) })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
