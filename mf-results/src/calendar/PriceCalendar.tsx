import { useRef } from 'react';
import { useTranslations } from 'shared-ui/messages';
import { parseIsoDate, toJapaneseDay } from 'shared-contracts/format';
import type { SearchCondition } from 'shared-contracts/search';
import { useFormat, useHost } from 'shared-ui/island';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { useResultPage } from '../result-address/resultHref.ts';
import { useKeptFocus } from '../results/useKeptFocus.ts';
import { monthOfAddress } from './calendarAddress.ts';
import { conditionOfMonth, partsOf } from './calendarDays.ts';
import { CalendarFailed } from './CalendarFailed.tsx';
import { CalendarHead } from './CalendarHead.tsx';
import { CalendarWaiting } from './CalendarWaiting.tsx';
import { CheapestDays } from './CheapestDays.tsx';
import { CourseGrid } from './CourseGrid.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import styles from './PriceCalendar.module.css';
import { type Drawn, useDrawnCalendar } from './useDrawnCalendar.ts';
import { usePriceCalendar } from './usePriceCalendar.ts';

export interface PriceCalendarProps {
  /** The query of the address, which names the month. */
  readonly query: string;
  readonly condition: SearchCondition;
  /** The ids of the page's courses, in the order of the page. */
  readonly courseIds: readonly number[];
}

/**
 * The lowest price on each day of a month, for all hits together and for every course of the page.
 * While other prices load, the last calendar and its controls stay. Another month is announced once
 * its prices have arrived.
 */
export function PriceCalendar({ query, condition, courseIds }: PriceCalendarProps) {
  const t = useTranslations('calendar');
  const format = useFormat();
  const host = useHost();
  const page = useResultPage();
  const month = monthOfAddress(query, condition, host.now());
  const asked = usePriceCalendar({
    condition: conditionOfMonth(condition, month, host.now()),
    page,
    courseIds,
  });
  const { drawn, isKnown, hasTurned } = useDrawnCalendar(condition, month, asked);
  const root = useRef<HTMLElement>(null);
  useKeptFocus(root, () => root.current);
  const parts = partsOf(month);
  const name = format.month(parts.year, parts.month);
  const said = asked.value !== undefined && hasTurned ? t('shown', { month: name }) : '';
  return (
    <section
      ref={root}
      tabIndex={-1}
      aria-label={t('name')}
      aria-busy={drawn !== undefined && !isKnown}
      className={styles.root}
    >
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
      {drawn !== undefined && <DrawnCalendar {...drawn} onAgain={asked.retry} />}
      {drawn === undefined && asked.status === 'failed' && <CalendarFailed onAgain={asked.retry} />}
      {drawn === undefined && asked.status !== 'failed' && <CalendarWaiting />}
    </section>
  );
}

function DrawnCalendar({ value, onAgain, ...shown }: Drawn & { readonly onAgain: () => void }) {
  const host = useHost();
  const { condition } = shown;
  const today = toJapaneseDay(host.now());
  const days = value?.days.map((each) => ({ ...each, day: parseIsoDate(each.playDate) ?? today }));
  return (
    <div className={styles.calendar}>
      <CalendarHead {...shown} />
      {days === undefined && <CalendarFailed onAgain={onAgain} />}
      {days !== undefined && <CheapestDays days={days} condition={condition} />}
      {days !== undefined && <MonthGrid days={days} condition={condition} />}
      {days !== undefined && value !== undefined && value.courses.length > 0 && (
        <CourseGrid days={days} courses={value.courses} condition={condition} />
      )}
    </div>
  );
}
