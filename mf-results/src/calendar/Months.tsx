import { useEffect, useRef } from 'react';
import { useTranslations } from 'shared-ui/messages';
import { toLocalMonthName } from 'shared-contracts/format';
import type { SearchCondition } from 'shared-contracts/search';
import { useFormat, useHost } from 'shared-ui/island';
import { PageLink } from '../page-link/PageLink.tsx';
import { useMonthHref } from './calendarAddress.ts';
import { type Month, monthsAhead, partsOf } from './calendarDays.ts';
import styles from './CalendarHead.module.css';

const JANUARY = 1;
/** How much of the month before stays in sight, in pixels. */
const EDGE = 40;

/** Links to the months in which tee times are sold. They leave the search as it is. */
export function Months({
  condition,
  shown,
}: {
  readonly condition: SearchCondition;
  readonly shown: Month;
}) {
  const t = useTranslations('calendar');
  const format = useFormat();
  const host = useHost();
  const toHref = useMonthHref();
  const list = useRef<HTMLUListElement>(null);
  // where the line is longer than the screen, it shows the month of the address
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && current)
      list.current.scrollLeft = current.offsetLeft - list.current.offsetLeft - EDGE;
  }, [shown]);
  return (
    <nav aria-label={t('months')} className={styles.months}>
      <ul ref={list} className={styles.list}>
        {monthsAhead(host.now()).map((each, at) => {
          const { year, month } = partsOf(each);
          return (
            <li key={each}>
              <PageLink
                className={styles.month}
                href={toHref(condition, each)}
                aria-current={each === shown ? 'true' : undefined}
                keepPosition
                replace
              >
                {at === 0 || month === JANUARY
                  ? format.month(year, month)
                  : toLocalMonthName(month, host.locale)}
              </PageLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
