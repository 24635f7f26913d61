import type { SearchCriteria } from '../search/criteria.ts';
import { inEveryLane } from '../zoneLanes.ts';
import { at, cellOf, type Column, type InventoryColumns } from './columns.ts';
import { highHalf, lowHalf } from './lanes.ts';

/** Guard bits of zones (`zoneLanes.ts`), in halves. */
interface Zones {
  readonly low: number;
  readonly high: number;
}

function toZones(guards: number): Zones {
  return { low: lowHalf(guards), high: highHalf(guards) };
}

/**
 * Reads in which zones a run of tee times starts that is long enough and still ahead. A call leaves the
 * zones in `low` and `high`, so that a loop over all courses allocates nothing.
 */
export class TeeTimes {
  low = 0;
  high = 0;
  readonly #columns: InventoryColumns;
  readonly #courseCount: number;
  readonly #wanted: Zones;
  readonly #ahead: Zones;
  readonly #least: Zones;
  /** Today, as days since the first of the inventory. */
  readonly #today: number;
  readonly #freeAhead: number;

  constructor(
    columns: InventoryColumns,
    { zones, zonesToday, freeToday, today, run }: SearchCriteria,
  ) {
    this.#columns = columns;
    this.#courseCount = columns.courses.length;
    this.#wanted = toZones(zones);
    this.#ahead = toZones(zonesToday);
    this.#least = toZones(inEveryLane(run));
    this.#today = today - columns.firstDay;
    // the last hour lies in the high half
    this.#freeAhead = highHalf(freeToday);
  }

  /** Adds the zones of a day. One subtraction compares four lanes, as `hasRun` does in SQL. */
  #add(course: number, day: number): void {
    const { runsLow, runsHigh, freeHigh } = this.#columns;
    const cell = cellOf(this.#courseCount, course, day);
    const low = at(runsLow, cell);
    // every lane of a day that exists has its guard bit
    if (low === 0) return;
    const isToday = day === this.#today;
    if (isToday && at(freeHigh, cell) < this.#freeAhead) return;
    const asked = isToday ? this.#ahead : this.#wanted;
    this.low |= (low - this.#least.low) & asked.low;
    this.high |= (at(runsHigh, cell) - this.#least.high) & asked.high;
  }

  /** Reads the zones of a course on a day. */
  readDay(course: number, day: number): void {
    this.low = 0;
    this.high = 0;
    this.#add(course, day);
  }

  /**
   * Reads the zones of a course that one of the days has, without the days with prices of their own
   * (`PaidByDay.pricedDays`). Stops when every wanted zone is found.
   */
  readDays(course: number, days: readonly number[], priced: Column | undefined): void {
    const { low, high } = this.#wanted;
    this.low = 0;
    this.high = 0;
    for (const day of days) {
      if (priced !== undefined && at(priced, day) !== -1) continue;
      this.#add(course, day);
      if (this.low === low && this.high === high) return;
    }
  }
}
