import * as z from 'zod/mini';
import { gatewayCall } from './call.ts';
import { courseItem, toCourse } from './course.ts';
import type { CoursesWithPlans } from './courseSearch.ts';
import { planItem, toPlan } from './plan.ts';

/**
 * The courses of `c_ids` (a comma list of at most nine), in this order, with every plan of theirs that fits the search condition
 * beside it, cheapest first: to unfold a card, and to compare. The place and the name asked for do not matter here.
 */
export const coursePlans = gatewayCall({
  path: '/course/plans',
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
