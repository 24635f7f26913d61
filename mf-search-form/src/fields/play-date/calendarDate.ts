import { toDateParts, toDayNumber, type DayNumber } from 'shared-contracts/format';

/**
 * Gives noon of that day, in local time, as the calendar component counts. At noon no change of the
 * clock makes it another day.
 */
export function toCalendarDate(date: DayNumber): Date {
  const { year, month, day } = toDateParts(date);
  return new Date(year, month - 1, day, 12);
}

/** Gives the day of a date of the calendar component. */
export function fromCalendarDate(date: Date): DayNumber {
  return toDayNumber(date.getFullYear(), date.getMonth() + 1, date.getDate());
}
