import { type DayNumber, toDateParts, toDayNumber } from '../format/index.ts';
import type { PlayDate } from './condition.ts';

export const toPlayDay = ({ year, month, day }: PlayDate): DayNumber =>
  toDayNumber(year, month, day);

export const toPlayDate = (date: DayNumber): PlayDate => {
  const { year, month, day } = toDateParts(date);
  return { year, month, day };
};

const endOfMonth = (today: DayNumber, monthsAhead: number): DayNumber => {
  const { year, month } = toDateParts(today);
  return toDayNumber(year, month + monthsAhead + 1, 0);
};

/** R5.13: the last day on which a search may start. */
export const lastPlayDay = (today: DayNumber): DayNumber => endOfMonth(today, 7);

/** R5.14: the last day that a range may reach. */
export const lastRangeDay = (today: DayNumber): DayNumber => endOfMonth(today, 6);

/** R5.14: the days that are left of `widthday` before the cap, one at least. */
export const capWidthday = (start: DayNumber, widthday: number, today: DayNumber): number =>
  Math.max(1, Math.min(widthday, lastRangeDay(today) - start + 1));

/** R4.05: a month that has passed this year means that of the next year. */
export const yearOf = (month: number, today: DayNumber): number => {
  const now = toDateParts(today);
  return month < now.month ? now.year + 1 : now.year;
};
