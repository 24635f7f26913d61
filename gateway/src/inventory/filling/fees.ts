import type { CourseTable, PlanTable } from '../tables.ts';
import { PLAN_FLAGS, type PlanFlag } from '../flags.ts';
import { areaOfCourse } from './courseIds.ts';
import { drawFrom } from './random.ts';

/** Yen a day; the tax depends on the class of the course. */
const GOLF_TAXES = [400, 450, 500, 600, 600, 700, 800, 900, 1000, 1200];

/** Returns the golf course tax of a course; overseas there is none. */
export function golfTaxOf(courseId: number): Pick<CourseTable, 'golf_tax'> {
  return {
    golf_tax: areaOfCourse(courseId).country > 0 ? 0 : drawFrom(courseId, 6).pick(GOLF_TAXES),
  };
}

/**
 * Yen. A caddie goes with a party of any size, so each player of a small party pays more for one.
 */
const CADDIE_OF_SMALL_PARTY = 550;

/**
 * Returns the surcharges of a plan and the parts of its price, in yen. All plans of a course have
 * the same fees.
 */
export function feesOf(
  courseId: number,
  flags: number,
): Pick<PlanTable, 'fee2' | 'fee3' | 'lunch_fee' | 'caddie_fee'> {
  const draw = drawFrom(courseId, 7);
  const has = (flag: PlanFlag): boolean => (flags & PLAN_FLAGS[flag]) !== 0;
  const two = 110 * draw.between(10, 30);
  const three = 110 * draw.between(3, 10);
  const lunch = 50 * draw.between(18, 32);
  const caddie = 110 * draw.between(26, 38);
  const more = has('caddie') ? CADDIE_OF_SMALL_PARTY : 0;
  return {
    fee2: has('addFee2b') ? 0 : two + more,
    fee3: has('addFee3b') ? 0 : three + more,
    lunch_fee: has('lunch') ? lunch : 0,
    caddie_fee: has('caddie') ? caddie : 0,
  };
}
