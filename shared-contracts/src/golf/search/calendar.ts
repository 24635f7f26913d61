import { type DayNumber, toDateParts, toDayNumber } from '../format/index.ts';

/** A play date; `month` is 1 to 12. */
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

/** R5.13: returns the last day on which a search may start. */
export function lastPlayDay(today: DayNumber): DayNumber {
  return endOfMonth(today, 7);
}

/** R5.14: returns the last day that a range may include. */
export function lastRangeDay(today: DayNumber): DayNumber {
  return endOfMonth(today, 6);
}

/** R5.14: returns how many days of `widthday` are before the cap, at least one. */
export function capWidthday(start: DayNumber, widthday: number, today: DayNumber): number {
  return Math.max(1, Math.min(widthday, lastRangeDay(today) - start + 1));
}

/** R4.05: returns the year of a month; a month before the present one is in the next year. */
export function yearOf(month: number, today: DayNumber): number {
  const now = toDateParts(today);
  return month < now.month ? now.year + 1 : now.year;
}
