import { useTranslations } from 'use-intl';
import { toDateParts, toGrouped, type DayNumber } from 'shared-contracts/format';
import type { PriceCalendarReply } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import { useFormat, useLabel } from 'shared-ui/island';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { PageLink } from '../page-link/PageLink.tsx';
import { useResultHref } from '../results/resultHref.ts';
import { conditionOfDay } from './calendarDays.ts';
import styles from './MonthGrid.module.css';
import type { PriceRank } from './priceRank.ts';

export type CalendarDay = PriceCalendarReply['days'][number] & { readonly day: DayNumber };

interface DayCellProps {
  readonly day: CalendarDay;
  readonly rank: PriceRank;
  readonly condition: SearchCondition;
  /** The first day of the calendar names its month. */
  readonly isFirst: boolean;
  /** One of the days that were searched. */
  readonly isShown: boolean;
}

/** How a day is coloured: Saturday, Sunday or holiday, or none of them. */
export function kindOf({
  day,
  holiday,
}: {
  readonly day: DayNumber;
  readonly holiday?: string | undefined;
}): 'sat' | 'hol' | undefined {
  const { weekday } = toDateParts(day);
  if (weekday === 0 || holiday !== undefined) return 'hol';
  return weekday === 6 ? 'sat' : undefined;
}

/** A day of the calendar: its number, its holiday, and the lowest price as the link to its search. */
export function DayCell({
  day: { day, holiday, price, is_asked },
  rank,
  condition,
  isFirst,
  isShown,
}: DayCellProps) {
  const t = useTranslations('calendar');
  const { shortDate, yen } = useFormat();
  const label = useLabel();
  const toHref = useResultHref();
  const { month, day: date } = toDateParts(day);
  const named = {
    day: shortDate(day),
    holiday: holiday === undefined ? '' : t('holiday', { name: label(holiday) }),
  };
  const number = (
    <span className={styles.date} aria-hidden="true">
      {isFirst || date === 1 ? `${month}/${date}` : date}
    </span>
  );
  const name = holiday !== undefined && (
    <span className={styles.holiday} aria-hidden="true">
      {label(holiday)}
    </span>
  );
  return (
    <td
      className={styles.cell}
      data-kind={kindOf({ day, holiday })}
      data-rank={rank}
      data-shown={isShown || undefined}
    >
      {price === undefined ? (
        <span className={styles.day}>
          {number}
          {name}
          <span className={styles.none} aria-hidden="true">
            {t('nothing')}
          </span>
          <VisuallyHidden>{t(is_asked ? 'soldOut' : 'unasked', named)}</VisuallyHidden>
        </span>
      ) : (
        <PageLink className={styles.day} href={toHref(conditionOfDay(condition, day))}>
          {number}
          {name}
          <VisuallyHidden>
            {t('price', { ...named, price: yen(price) })}
            {isShown && t('isShown')}
          </VisuallyHidden>
          <span className={styles.price} aria-hidden="true">
            {rank === 'lowest' && <span className={styles.lowest}>{t('lowest')}</span>}
            <span className={styles.amount}>
              <span className={styles.sign}>¥</span>
              {toGrouped(price)}
            </span>
          </span>
        </PageLink>
      )}
    </td>
  );
}
