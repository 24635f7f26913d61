import { toDateParts, toDayNumber, type DayNumber } from 'shared-contracts/format';

/** The calendar component counts in local dates; noon keeps a day the same day wherever the clock is moved. */
export const toCalendarDate = (date: DayNumber): Date => {
  const { year, month, day } = toDateParts(date);
  return new Date(year, month - 1, day, 12);
};

export const fromCalendarDate = (date: Date): DayNumber =>
  toDayNumber(date.getFullYear(), date.getMonth() + 1, date.getDate());
