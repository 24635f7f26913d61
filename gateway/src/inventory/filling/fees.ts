import type { CourseTable, PlanTable } from '../tables.ts';
import { PLAN_FLAGS, type PlanFlag } from '../flags.ts';
import { areaOfCourse } from './courseIds.ts';
import { drawFrom } from './random.ts';

/** The tax goes by the class of the course: 400 to 1,200 yen a day. */
const GOLF_TAXES = [400, 450, 500, 600, 600, 700, 800, 900, 1000, 1200];

export function golfTaxOf(courseId: number): Pick<CourseTable, 'golf_tax'> {
  return {
    golf_tax: areaOfCourse(courseId).country > 0 ? 0 : drawFrom(courseId, 6).pick(GOLF_TAXES),
  };
}

/** A caddie goes round with the party whatever its size, so that she costs a small one more. */
const CADDIE_OF_SMALL_PARTY = 550;

/** The parts of a plan's price, and what small parties pay more; each course has its own, alike for all of its plans. */
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
