import { toDateParts } from 'shared-contracts/format';
import { lastRangeDay } from 'shared-contracts/search';
import { useSearchSelector } from '../../condition/store.ts';
import { useIsWide } from '../../field-parts/useIsWide.ts';
import type { CalendarProps } from './Calendar.tsx';
import { DaySelects } from './DaySelects.tsx';
import { LoadedCalendar } from './LoadedCalendar.tsx';
import { monthsBetween, toComingDay } from './playMonths.ts';

/**
 * Lets the visitor pick the first day: in the calendar, or by month and day when the calendar does
 * not load. A wide screen shows two months at once, a small screen shows all of them.
 */
export function DayChoice({
  start,
  days,
  jump,
  onPick,
}: Pick<CalendarProps, 'start' | 'days' | 'jump' | 'onPick'>) {
  const { today, holidays } = useSearchSelector(({ calendar }) => calendar);
  const isWide = useIsWide();
  const last = lastRangeDay(today);
  const parts = toDateParts(start);
  return (
    <LoadedCalendar
      first={today}
      last={last}
      start={start}
      days={days}
      jump={jump}
      holidays={holidays}
      months={isWide ? 2 : monthsBetween(today, last).length}
      onPick={onPick}
      instead={
        <DaySelects
          month={parts.month}
          day={parts.day}
          onChange={(month, day) => onPick(toComingDay(today, month, day))}
        />
      }
    />
  );
}
