import type { SearchCriteria } from '../search/criteria.ts';
import { at, type InventoryColumns } from './columns.ts';

export interface AskedDays {
  /** Days since the first of the inventory, oldest first. */
  readonly all: readonly number[];
  /** The same, each day in a list of its own. */
  readonly each: readonly (readonly number[])[];
  /** The same by day class: weekday, Saturday, Sunday or holiday. */
  readonly ofClass: readonly [readonly number[], readonly number[], readonly number[]];
}

/** The days of the inventory that the criteria name. */
export function askedDays(
  { firstDay, dayCount, dayClass, weekdayBit }: InventoryColumns,
  { from, to, weekdays }: Pick<SearchCriteria, 'from' | 'to' | 'weekdays'>,
): AskedDays {
  const all: number[] = [];
  const ofClass: [number[], number[], number[]] = [[], [], []];
  const last = Math.min(to - firstDay, dayCount - 1);
  for (let day = Math.max(0, from - firstDay); day <= last; day += 1) {
    if ((at(weekdayBit, day) & weekdays) === 0) continue;
    all.push(day);
    ofClass[at(dayClass, day)]?.push(day);
  }
  return { all, each: all.map((day) => [day]), ofClass };
}
