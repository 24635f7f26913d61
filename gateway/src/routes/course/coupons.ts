import type { FastifyInstance } from 'fastify';
import { courseCoupons } from 'shared-contracts/gateway';
import { contractRoute } from '../contractRoute.ts';
import type { Services } from '../services.ts';
import { parseCourseIds } from './parseCourseIds.ts';
import { parseDateRange } from './parseDateRange.ts';

/**
 * Serves the highest coupon discount of courses (R7.04). Courses without a coupon on these days are
 * absent.
 */
export function registerCourseCoupons(app: FastifyInstance, { inventory: { db } }: Services): void {
  return contractRoute(app, courseCoupons, {
    summary: 'R7.04: the highest coupon discount of each course on the given days',
    answer: async ({ c_ids, play_date_range }) => {
      const { from, to } = parseDateRange(play_date_range, 'play_date_range');
      const golf_courses = await db
        .selectFrom('coupon')
        .select((builder) => [
          'course_id as golf_course_id',
          builder.fn.max('discount').as('maximum_coupon_discount'),
        ])
        .where('course_id', 'in', parseCourseIds(c_ids))
        .where('valid_from', '<=', to)
        .where('valid_to', '>=', from)
        .groupBy('course_id')
        .orderBy('course_id')
        .execute();
      return { data: { golf_courses } };
    },
  });
}
