import { type DayNumber, toDateParts, toDayNumber } from 'shared-contracts/format';

/** R5.13: the last day of the month seven months ahead. */
export function lastDay(today: DayNumber): DayNumber {
  const { year, month } = toDateParts(today);
  return toDayNumber(year, month + 8, 1) - 1;
}

export function daysFrom(from: DayNumber, to: DayNumber): DayNumber[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
