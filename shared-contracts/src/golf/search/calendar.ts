import { type DayNumber, toDateParts, toDayNumber } from '../format/index.ts';

/** A play date; month 1 to 12. */
export interface PlayDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export function toPlayDay({ year, month, day }: PlayDate): DayNumber {
  return toDayNumber(year, month, day);
}

export function toPlayDate(date: DayNumber): PlayDate {
  const { year, month, day } = toDateParts(date);
  return { year, month, day };
}

function endOfMonth(today: DayNumber, monthsAhead: number): DayNumber {
  const { year, month } = toDateParts(today);
  return toDayNumber(year, month + monthsAhead + 1, 0);
}

/** R5.13: the last day on which a search may start. */
export function lastPlayDay(today: DayNumber): DayNumber {
  return endOfMonth(today, 7);
}

/** R5.14: the last day that a range may reach. */
export function lastRangeDay(today: DayNumber): DayNumber {
  return endOfMonth(today, 6);
}

/** R5.14: the days that are left of `widthday` before the cap, one at least. */
export function capWidthday(start: DayNumber, widthday: number, today: DayNumber): number {
  return Math.max(1, Math.min(widthday, lastRangeDay(today) - start + 1));
}

/** R4.05: a month that has passed this year means that of the next year. */
export function yearOf(month: number, today: DayNumber): number {
  const now = toDateParts(today);
  return month < now.month ? now.year + 1 : now.year;
}
