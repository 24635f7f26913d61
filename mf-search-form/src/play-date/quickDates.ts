import { parseIsoDate, toDateParts, type DayNumber } from 'shared-contracts/format';
import type { Holidays } from './holidays.ts';

const SATURDAY = 6;
const SUNDAY = 0;

export interface QuickDate {
  readonly name: 'thisWeekend' | 'nextWeekend' | 'nextHoliday';
  readonly start: DayNumber;
  readonly days: number;
}

const thisWeekend = (today: DayNumber): QuickDate => {
  const { weekday } = toDateParts(today);
  if (weekday === SUNDAY) return { name: 'thisWeekend', start: today, days: 1 };
  return { name: 'thisWeekend', start: today + SATURDAY - weekday, days: 2 };
};

const nextWeekend = (today: DayNumber): QuickDate => {
  const { weekday } = toDateParts(today);
  const daysToSaturday = weekday === SUNDAY ? SATURDAY : 7 + SATURDAY - weekday;
  return { name: 'nextWeekend', start: today + daysToSaturday, days: 2 };
};

const nextHoliday = (today: DayNumber, holidays: Holidays): QuickDate[] => {
  const days = Object.keys(holidays).map(parseIsoDate).filter((day) => day !== undefined && day > today) as DayNumber[];
  return days.length === 0 ? [] : [{ name: 'nextHoliday', start: Math.min(...days), days: 1 }];
};

/** Choices of one tap. Weeks start on Monday (R9.02), so on a Sunday this weekend is that day. */
export const quickDates = (today: DayNumber, holidays: Holidays): readonly QuickDate[] =>
  [thisWeekend(today), nextWeekend(today), ...nextHoliday(today, holidays)];
