import holidays from '@holiday-jp/holiday_jp';
import { LRUCache } from 'lru-cache';
import { type DayNumber, toDateParts, toIsoDate } from 'shared-contracts/format';
import type { CalendarTable } from '../tables.ts';

const names: Readonly<Record<string, { readonly name: string } | undefined>> = holidays.holidays;

/** Returns the Japanese name of the holiday; '' on any other day. */
export function holidayName(day: DayNumber): string {
  return names[toIsoDate(day)]?.name ?? '';
}

/** More days than searches ask for in one month. */
const DAYS_KEPT = 1000;
const kept = new LRUCache<DayNumber, Readonly<CalendarTable>>({ max: DAYS_KEPT });

function makeCalendarDay(day: DayNumber): CalendarTable {
  const holiday = holidayName(day);
  const { weekday } = toDateParts(day);
  const isRest = weekday === 0 || holiday !== '';
  const workingClass = weekday === 6 ? 1 : 0;
  return {
    day,
    class: isRest ? 2 : workingClass,
    weekday_bit: 1 << (isRest ? 7 : weekday),
    holiday,
  };
}

/** Returns the calendar's row of a day. A holiday counts as a Sunday (R5.08). */
export function toCalendarDay(day: DayNumber): Readonly<CalendarTable> {
  const known = kept.get(day);
  if (known !== undefined) return known;
  const made = makeCalendarDay(day);
  kept.set(day, made);
  return made;
}
