import type { Course, Plan } from 'shared-contracts/gateway';

/** The data of one course in the comparison. */
export interface ComparedCourse {
  readonly course: Course;
  /** The cheapest plan that fits the search; undefined when none does. */
  readonly plan: Plan | undefined;
  /** Describes all plans that fit the search. */
  readonly playStyle: 'caddie' | 'self' | 'both' | 'none';
  readonly lunch: 'all' | 'some' | 'none';
  /** Yen; 0 when the course has no coupon. */
  readonly coupon: number;
}
