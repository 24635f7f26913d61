import { toDateParts, toDayNumber, type DayNumber } from 'shared-contracts/format';

/** Gives the first day of every month from one day to another. */
export function monthsBetween(first: DayNumber, last: DayNumber): DayNumber[] {
  const { year, month } = toDateParts(first);
  const months: DayNumber[] = [];
  for (
    let step = 0, start = toDayNumber(year, month, 1);
    start <= last;
    step += 1, start = toDayNumber(year, month + step, 1)
  )
    months.push(start);
  return months;
}

/**
 * R4.05: gives the day of a month and a day without a year: in this year, or in the next year when
 * the month has passed.
 */
export function toComingDay(first: DayNumber, month: number, day: number): DayNumber {
  const start = toDateParts(first);
  return toDayNumber(start.year + (month < start.month ? 1 : 0), month, day);
}
