import type { Selectable } from 'kysely';
import type { DayNumber } from 'shared-contracts/format';
import type { PlanTitle } from '../shownCourse.ts';
import type { CourseTable } from '../tables.ts';

export type CourseRow = Selectable<CourseTable>;
export type Column = Int32Array;

/**
 * What a search reads of the inventory, as arrays of numbers (ADR 025). Courses and plans are known by
 * their places: the plans of a course lie between its `planStart` and that of the next course. A day of
 * a course is a cell (`cellOf`), where days count from `firstDay`. One object is one generation of the
 * inventory and never changes.
 */
export interface InventoryColumns {
  readonly firstDay: DayNumber;
  readonly dayCount: number;
  /** By day: 0 weekday, 1 Saturday, 2 Sunday or holiday. */
  readonly dayClass: Column;
  /** By day: `calendar.weekday_bit`, 0 for a day that the calendar does not hold. */
  readonly weekdayBit: Column;
  /** Ascending by id. */
  readonly courses: readonly CourseRow[];
  readonly placeOfCourse: ReadonlyMap<number, number>;
  /** By cell: the halves of `stock.runs`, both 0 where the inventory has no such day. */
  readonly runsLow: Column;
  readonly runsHigh: Column;
  /** By cell: the halves of `stock.free`. */
  readonly freeLow: Column;
  readonly freeHigh: Column;
  /** By course, and one more for the end of the last. */
  readonly planStart: Column;
  readonly plans: PlanColumns;
  readonly dayPrices: DayPriceColumns;
  /** By plan, its place in `titles`: many plans share a title. */
  readonly titleOfPlan: Column;
  readonly titles: readonly Title[];
}

/** The prices of single days. Few courses have them, on few days. */
export interface DayPriceColumns {
  /**
   * By course: `wordsOf(dayCount)` numbers with a bit for each day, day `n` as in `PlanBits`, that is set
   * if a plan of the course has a price of this day alone. All courses lie together, because a search
   * looks at each.
   */
  readonly days: Column;
  /** By course; undefined where every plan has its own prices on all days. */
  readonly ofCourse: readonly (DayPrices | undefined)[];
}

/** What the plans of a course cost on single days. */
export interface DayPrices {
  /** By day: where its prices begin in `price`; -1 for a day on which all plans have their own. */
  readonly start: Column;
  /** By day: the lowest of its prices above 0; 0 if there is none. */
  readonly lowest: Column;
  /** Yen by plan, in the order of the plans of the course; 0 not sold, `OWN_PRICE` the plan's own. */
  readonly price: Column;
}

export interface Title extends PlanTitle {
  readonly searchTitle: string;
}

/** The columns of `plan`, by the place of the plan; `zones` in halves. */
export interface PlanColumns {
  readonly planNo: Column;
  readonly flags: Column;
  readonly zonesLow: Column;
  readonly zonesHigh: Column;
  /** Yen, by day class. */
  readonly price: readonly [Column, Column, Column];
  readonly fee2: Column;
  readonly fee3: Column;
  readonly lunchFee: Column;
  readonly caddieFee: Column;
  readonly validFrom: Column;
  readonly validTo: Column;
}

/**
 * Returns the place of a day of a course in the columns of cells. All courses of a day lie together,
 * because a search looks at many courses and few days, so that the processor's cache holds what it reads.
 */
export function cellOf(courseCount: number, course: number, day: number): number {
  return day * courseCount + course;
}

/** Returns the value of a column at a place. The caller takes the place from the columns themselves. */
export function at(column: Column, place: number): number {
  // a check of each place would cost as much as the search
  return column[place] as number;
}
