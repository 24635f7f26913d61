import * as z from 'zod/mini';
import { gatewayCall } from './call.ts';
import { courseItem, toCourse } from './course.ts';
import type { CoursesWithPlans } from './courseSearch.ts';
import { planItem, toPlan } from './plan.ts';

/**
 * For an unfolded card and for the comparison: returns the courses of `c_ids` (a comma list of at
 * most nine) in this order, each with all its plans that fit the search condition, cheapest first.
 * The condition's place and course name are ignored.
 */
export const coursePlans = gatewayCall({
  path: '/course/plans',
  hasTexts: true,
  query: z.record(z.string(), z.unknown()),
  reply: z.object({
    /** 200; anything else is an error. */
    result_status: z.number(),
    items: z.array(courseItem),
    plans: z.array(planItem),
  }),
  toValue: ({ items, plans }): CoursesWithPlans => ({
    courses: items.map(toCourse),
    plans: plans.map(toPlan),
  }),
});
