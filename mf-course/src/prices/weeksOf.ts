import { parseIsoDate, toDateParts, type DayNumber } from 'shared-contracts/format';
import type { SheetDay } from 'shared-contracts/gateway';

/** A day of the calendar. */
export interface PricedDay {
  readonly day: DayNumber;
  readonly holiday?: string | undefined;
  /** Yen; 0 when nothing is for sale. */
  readonly price: number;
}

export const WEEK = 7;

function toPriced({ playDate, holiday, price = 0 }: SheetDay): PricedDay {
  return { day: parseIsoDate(playDate) ?? 0, holiday, price };
}

/**
 * R9.02: returns the days in weeks from Monday to Sunday; undefined stands for a day before the first or
 * after the last one.
 */
export function weeksOf(days: readonly SheetDay[]): (PricedDay | undefined)[][] {
  const priced = days.map(toPriced);
  const [first] = priced;
  if (first === undefined) return [];
  const before = (toDateParts(first.day).weekday + WEEK - 1) % WEEK;
  const count = Math.ceil((before + priced.length) / WEEK);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: WEEK }, (__, weekday) => priced[week * WEEK + weekday - before]),
  );
}
