import { useTranslations } from 'shared-ui/messages';
import { cheapestDays } from 'shared-contracts/day-prices';
import type { SearchCondition } from 'shared-contracts/search';
import { useFormat } from 'shared-ui/island';
import { PageLink } from '../page-link/PageLink.tsx';
import { useResultHref } from '../result-address/resultHref.ts';
import { type CalendarDay, conditionOfDay } from './calendarDays.ts';
import styles from './CalendarHead.module.css';

/**
 * The cheapest weekend or holiday and the cheapest working day of the month, as links to these
 * days.
 */
export function CheapestDays({
  days,
  condition,
}: {
  readonly days: readonly CalendarDay[];
  readonly condition: SearchCondition;
}) {
  const t = useTranslations('calendar');
  const { shortDate, yen } = useFormat();
  const toHref = useResultHref();
  const cheapest = cheapestDays(days);
  if (cheapest.length === 0) return null;
  return (
    <ul className={styles.cheapest}>
      {cheapest.map(({ group, day: { day, price } }) => (
        <li key={group}>
          <PageLink
            className={styles.day}
            data-group={group}
            href={toHref(conditionOfDay(condition, day))}
          >
            <span className={styles.group}>{t(`cheapest.${group}`)}</span>{' '}
            <span className={styles.date}>{shortDate(day)}</span>{' '}
            <span className={styles.price}>{yen(price)}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
