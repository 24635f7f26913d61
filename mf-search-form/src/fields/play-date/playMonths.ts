import { toDateParts, toDayNumber, type DayNumber } from 'shared-contracts/format';

/** The first days of all months from one day's to another's. */
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

/** The day of a month and a day without a year: this year's, or next year's where the month has passed (R4.05). */
export function toComingDay(first: DayNumber, month: number, day: number): DayNumber {
  const start = toDateParts(first);
  return toDayNumber(start.year + (month < start.month ? 1 : 0), month, day);
}
