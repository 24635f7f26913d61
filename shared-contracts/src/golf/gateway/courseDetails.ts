import * as z from 'zod/mini';
import { gatewayCall } from './call.ts';
import { courseItem, toCourse } from './course.ts';
import type { CoursesWithPlans } from './courseSearch.ts';
import { planItem, toPlan } from './plan.ts';

/**
 * For advertisements: returns the courses of `c_ids` (a comma list of at most 100) in this order,
 * with their cheapest plans of the month that starts on `date`.
 */
export const courseDetails = gatewayCall({
  path: '/course/details',
  query: z.object({ c_ids: z.string(), date: z.string() }),
  reply: z.object({
    result_status: z.number(),
    items: z.array(courseItem),
    plans: z.array(planItem),
  }),
  toValue: ({ items, plans }): CoursesWithPlans => ({
    courses: items.map(toCourse),
    plans: plans.map(toPlan),
  }),
});
