import { type DayNumber, toDateParts, toDayNumber } from 'shared-contracts/format';

/** Returns the last day of the month seven months ahead (R5.13), the last one with tee times. */
export function lastDay(today: DayNumber): DayNumber {
  const { year, month } = toDateParts(today);
  return toDayNumber(year, month + 8, 1) - 1;
}

/** Returns every day from the first to the last, both included; none when `to` is before `from`. */
export function daysFrom(from: DayNumber, to: DayNumber): DayNumber[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
