import { toDateParts, toDayNumber, type DayNumber } from 'shared-contracts/format';

/** The calendar component counts in local dates; noon keeps a day the same day wherever the clock is moved. */
export function toCalendarDate(date: DayNumber): Date {
  const { year, month, day } = toDateParts(date);
  return new Date(year, month - 1, day, 12);
}

export function fromCalendarDate(date: Date): DayNumber {
  return toDayNumber(date.getFullYear(), date.getMonth() + 1, date.getDate());
}
