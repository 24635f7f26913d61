import holidays from '@holiday-jp/holiday_jp';
import { type DayNumber, toDateParts, toIsoDate } from 'shared-contracts/format';
import type { CalendarTable } from '../tables.ts';

const names: Readonly<Record<string, { readonly name: string } | undefined>> = holidays.holidays;

/** The holiday's Japanese name, or ''. */
export function holidayName(day: DayNumber): string {
  return names[toIsoDate(day)]?.name ?? '';
}

/** R5.08: a holiday counts as a Sunday. */
export function toCalendarDay(day: DayNumber): CalendarTable {
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
