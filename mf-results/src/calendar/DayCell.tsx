import { useTranslations } from 'shared-ui/messages';
import { type PriceRank, kindOf } from 'shared-contracts/day-prices';
import { toDateParts, toGrouped } from 'shared-contracts/format';
import type { SearchCondition } from 'shared-contracts/search';
import { useFormat, useLabel } from 'shared-ui/island';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { PageLink } from '../page-link/PageLink.tsx';
import { useResultHref } from '../result-address/resultHref.ts';
import { type CalendarDay, conditionOfDay } from './calendarDays.ts';
import styles from './MonthGrid.module.css';

interface DayCellProps {
  readonly day: CalendarDay;
  readonly rank: PriceRank;
  readonly condition: SearchCondition;
  /** True for the first day of the calendar, which also shows its month. */
  readonly isFirst: boolean;
  /** True for a day of the present search. */
  readonly isShown: boolean;
}

/** The number and the holiday of a day for the eye; screen readers read the text beside them. */
function DayName({ day: { day, holiday }, isFirst }: Pick<DayCellProps, 'day' | 'isFirst'>) {
  const label = useLabel();
  const { month, day: date } = toDateParts(day);
  return (
    <>
      <span className={styles.date} aria-hidden="true">
        {isFirst || date === 1 ? `${month}/${date}` : date}
      </span>
      {holiday !== undefined && (
        <span className={styles.holiday} aria-hidden="true">
          {label.given(holiday)}
        </span>
      )}
    </>
  );
}

function LowestPrice({ price, rank }: { readonly price: number; readonly rank: PriceRank }) {
  const t = useTranslations('calendar');
  return (
    <span className={styles.price} aria-hidden="true">
      {rank === 'lowest' && <span className={styles.lowest}>{t('lowest')}</span>}
      <span className={styles.amount}>
        <span className={styles.sign}>¥</span>
        {toGrouped(price)}
      </span>
    </span>
  );
}

/** A day of the calendar: its number, its holiday, and the lowest price as a link to its search. */
export function DayCell({ day: cell, rank, condition, isFirst, isShown }: DayCellProps) {
  const t = useTranslations('calendar');
  const { shortDate, yen } = useFormat();
  const label = useLabel();
  const toHref = useResultHref();
  const { day, holiday, price, isAsked } = cell;
  const named = {
    day: shortDate(day),
    holiday: holiday === undefined ? '' : t('holiday', { name: label.given(holiday) }),
  };
  return (
    <td
      className={styles.cell}
      data-kind={kindOf({ day, holiday })}
      data-rank={rank}
      data-shown={isShown || undefined}
    >
      {price === undefined ? (
        <span className={styles.day}>
          <DayName day={cell} isFirst={isFirst} />
          <span className={styles.none} aria-hidden="true">
            {t('nothing')}
          </span>
          <VisuallyHidden>{t(isAsked ? 'soldOut' : 'unasked', named)}</VisuallyHidden>
        </span>
      ) : (
        <PageLink className={styles.day} href={toHref(conditionOfDay(condition, day))}>
          <DayName day={cell} isFirst={isFirst} />
          <VisuallyHidden>
            {t('price', { ...named, price: yen(price) })}
            {isShown && t('isShown')}
          </VisuallyHidden>
          <LowestPrice price={price} rank={rank} />
        </PageLink>
      )}
    </td>
  );
}
