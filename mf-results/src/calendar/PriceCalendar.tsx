import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { parseIsoDate, toJapaneseDay } from 'shared-contracts/format';
import { toPlayDate, toPlayDay, type SearchCondition } from 'shared-contracts/search';
import { useFormat, useHost } from 'shared-ui/island';
import { PageLink } from '../page-link/PageLink.tsx';
import { useResultHref, useResultPage } from '../results/resultHref.ts';
import { calendarCondition, neighbours } from './calendarDays.ts';
import { CourseGrid } from './CourseGrid.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import styles from './PriceCalendar.module.css';
import { CalendarFailed, CalendarWaiting } from './CalendarWaiting.tsx';
import { usePriceCalendar } from './usePriceCalendar.ts';

export interface PriceCalendarProps {
  readonly condition: SearchCondition;
  /** The courses of the page, in its order. */
  readonly courseIds: readonly number[];
}

/** The lowest price of each of 31 days, of all hits together and of every course of the page. */
export const PriceCalendar = ({ condition, courseIds }: PriceCalendarProps) => {
  const t = useTranslations('calendar');
  const { shortDate } = useFormat();
  const host = useHost();
  const page = useResultPage();
  const toHref = useResultHref();
  const id = useId();
  const month = calendarCondition(condition, host.now());
  const { status, value, retry } = usePriceCalendar({ condition: month, page, courseIds });
  if (status === 'failed') return <CalendarFailed onAgain={retry} />;
  if (!value) return <CalendarWaiting />;

  const first = toPlayDay(month.playDate);
  const { earlier, later } = neighbours(first, host.now());
  const days = value.days.map((each) => ({ ...each, day: parseIsoDate(each.play_date) ?? toJapaneseDay(host.now()) }));
  const step = (day: number, text: 'earlier' | 'later') => (
    <PageLink className={styles.step} href={toHref({ ...condition, playDate: toPlayDate(day), widthday: 1, page: 1 })} keepPosition>{t(text)}</PageLink>
  );
  return (
    <section aria-labelledby={id} className={styles.calendar}>
      <div className={styles.head}>
        <div>
          <h2 id={id} className={styles.title}>{t('title')}</h2>
          <p className={styles.lead}>{t('lead', { first: shortDate(first), last: shortDate(first + month.widthday - 1) })}</p>
          <p className={styles.basis}>{condition.players === 0 ? t('basis') : t('basisOf', { players: condition.players })}</p>
        </div>
        <p className={styles.steps}>{earlier !== undefined && step(earlier, 'earlier')}{later !== undefined && step(later, 'later')}</p>
      </div>
      <MonthGrid days={days} condition={condition} />
      {value.items.length > 0 && <CourseGrid days={days} items={value.items} condition={condition} />}
    </section>
  );
};
