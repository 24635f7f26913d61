import type { DayNumber } from 'shared-contracts/format';
import { ALWAYS } from '../always.ts';
import type { CouponTable } from '../tables.ts';
import { drawFrom } from './random.ts';
import { nextSeason } from './seasons.ts';

const DISCOUNTS = [300, 500, 500, 800, 1000, 1000, 1500, 2000, 3000];
const SEASONS = [0, 0, 1, 2, 3, 4];

/** Returns the coupons of a course, three at most; some are valid for one season. */
export function toCoupons(courseId: number, today: DayNumber): CouponTable[] {
  const draw = drawFrom(courseId, 5);
  return Array.from({ length: Math.max(0, draw.between(-2, 3)) }, (_, index) => {
    const season = draw.pick(SEASONS);
    const { from, to } = season === 0 ? ALWAYS : nextSeason(season, today);
    return {
      course_id: courseId,
      coupon_no: index + 1,
      discount: draw.pick(DISCOUNTS),
      valid_from: from,
      valid_to: to,
    };
  });
}
