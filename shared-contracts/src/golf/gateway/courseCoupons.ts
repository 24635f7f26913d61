import * as z from 'zod/mini';
import { gatewayCall } from './call.ts';

/** R3.10: the best coupon of a course; `maxDiscount` is in yen, 0 when there is none. */
export interface CourseCoupon {
  readonly hasCourseCoupon: boolean;
  readonly maxDiscount: number;
}

/** The coupons by course id; a course without a coupon may be absent. */
export type CourseCoupons = Readonly<Record<number, CourseCoupon>>;

/** R7.04. `c_ids` is a comma list of at most 100; `play_date_range` is a date, or `start..end`. */
export const courseCoupons = gatewayCall({
  path: '/course/coupon/search',
  query: z.object({ c_ids: z.string(), play_date_range: z.string() }),
  reply: z.object({
    data: z.object({
      golf_courses: z.array(
        z.object({ golf_course_id: z.number(), maximum_coupon_discount: z.number() }),
      ),
    }),
  }),
  toValue: ({ data }): CourseCoupons =>
    Object.fromEntries(
      data.golf_courses.map(({ golf_course_id, maximum_coupon_discount: maxDiscount }) => [
        golf_course_id,
        { hasCourseCoupon: maxDiscount > 0, maxDiscount },
      ]),
    ),
});
