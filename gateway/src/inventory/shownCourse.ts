import type { Selectable } from 'kysely';
import type { Offer } from './search/readOffers.ts';
import type { CourseTable, PlanTextTable } from './tables.ts';

/** What a plan is called. */
export type PlanTitle = Readonly<Pick<PlanTextTable, 'title' | 'translations'>>;

/** A plan that a page shows of a course. */
export interface ShownPlan extends PlanTitle {
  readonly offer: Offer;
  /** The longest run of free slots on the offer's day, in the plan's start zones. */
  readonly run: number;
}

/** What a page shows of a course. */
export interface ShownCourse {
  readonly course: Selectable<CourseTable>;
  /**
   * The hours in which a tee time is free on one of the asked days and still ahead, as bits: the first
   * of `HOURS` is bit 0 (R3.21).
   */
  readonly hours: number;
  /** The number of all plans that fit. */
  readonly planCount: number;
  /** The cheapest of them, cheapest first. */
  readonly plans: readonly ShownPlan[];
}

/** How a page shows courses. */
export interface Showing {
  /** Milliseconds since 1970: an hour that has begun counts no more. */
  readonly now: number;
  /** The number of plans shown of one course. */
  readonly most: number;
}
