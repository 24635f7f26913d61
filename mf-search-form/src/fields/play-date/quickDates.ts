import {
  parseIsoDate,
  toDateParts,
  toDayNumber,
  toIsoDate,
  type DayNumber,
} from 'shared-contracts/format';
import { capWidthday } from 'shared-contracts/search';
import type { Holidays } from '../../gateway/fetchHolidays.ts';

const SATURDAY = 6;
const SUNDAY = 0;

/** A date that one tap chooses: a first day and a number of days. */
export interface QuickDate {
  readonly name:
    'thisWeekend' | 'nextWeekend' | 'nextHoliday' | 'restWeekdays' | 'nextMonthWeekdays';
  readonly start: DayNumber;
  readonly days: number;
  /** Leaves out weekends and holidays among these days (R5.08). */
  readonly weekdaysOnly?: true;
}

/** On a Sunday one day of the weekend is left, which is none: both days, or nothing. */
function thisWeekend(today: DayNumber): QuickDate[] {
  const { weekday } = toDateParts(today);
  return weekday === SUNDAY
    ? []
    : [{ name: 'thisWeekend', start: today + SATURDAY - weekday, days: 2 }];
}

function nextWeekend(today: DayNumber): QuickDate {
  const { weekday } = toDateParts(today);
  const daysToSaturday = weekday === SUNDAY ? SATURDAY : 7 + SATURDAY - weekday;
  return { name: 'nextWeekend', start: today + daysToSaturday, days: 2 };
}

function nextHoliday(today: DayNumber, holidays: Holidays): QuickDate[] {
  const days = Object.keys(holidays)
    .map(parseIsoDate)
    .filter((day) => day !== undefined && day > today) as DayNumber[];
  return days.length === 0 ? [] : [{ name: 'nextHoliday', start: Math.min(...days), days: 1 }];
}

function isWeekday(day: DayNumber, holidays: Holidays): boolean {
  const { weekday } = toDateParts(day);
  return weekday !== SUNDAY && weekday !== SATURDAY && !(toIsoDate(day) in holidays);
}

/**
 * Gives the weekdays from the next one to the end of its month. On the last weekday of a month
 * these are the weekdays of the next month, and are named so.
 */
function restWeekdays(today: DayNumber, holidays: Holidays): QuickDate {
  let start = today + 1;
  while (!isWeekday(start, holidays)) start += 1;
  const { year, month } = toDateParts(start);
  const days = capWidthday(start, toDayNumber(year, month + 1, 1) - start, today);
  const name = month === toDateParts(today).month ? 'restWeekdays' : 'nextMonthWeekdays';
  return { name, start, days, weekdaysOnly: true };
}

/**
 * Gives the dates that one tap chooses. Weeks start on Monday (R9.02), and a weekend has two
 * days: on a Sunday there is only the next one.
 */
export function quickDates(today: DayNumber, holidays: Holidays): readonly QuickDate[] {
  return [
    ...thisWeekend(today),
    nextWeekend(today),
    ...nextHoliday(today, holidays),
    restWeekdays(today, holidays),
  ];
}
