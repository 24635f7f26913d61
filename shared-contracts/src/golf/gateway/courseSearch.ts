import * as z from 'zod/mini';
import { gatewayCall, SEARCH_TIMEOUT } from './call.ts';
import { courseItem, toCourse, type Course } from './course.ts';
import { planItem, toPlan, type Plan } from './plan.ts';

/** Courses with some of their plans. */
export interface CoursesWithPlans {
  readonly courses: readonly Course[];
  readonly plans: readonly Plan[];
}

/** A page of the courses that fit a search. */
export interface CoursePage extends CoursesWithPlans {
  /** The number of courses that fit, on all pages. */
  readonly count: number;
  /** The number of pages of nine courses (R9.01). */
  readonly pageCount: number;
}

/**
 * R7.03: the course search. `toGatewayQuery` of `shared-contracts/search` writes the query. The
 * gateway reads it with the same table of parameters and answers a query with an error by 400 with
 * a data array of messages (R3.24). Only a query with `secret_flg=1` finds plans that are flagged
 * secret (R2.07).
 */
export const courseSearch = gatewayCall({
  path: '/course/search',
  hasTexts: true,
  query: z.record(z.string(), z.unknown()),
  reply: z.object({
    /** 200; anything else is an error (R8.03). */
    result_status: z.number(),
    /** The number of courses that fit, on all pages. */
    search_cnt: z.number(),
    /** The number of pages of nine courses (R9.01). */
    page_cnt: z.number(),
    items: z.array(courseItem),
    plans: z.array(planItem),
  }),
  timeout: SEARCH_TIMEOUT,
  toValue: ({ search_cnt, page_cnt, items, plans }): CoursePage => ({
    count: search_cnt,
    pageCount: page_cnt,
    courses: items.map(toCourse),
    plans: plans.map(toPlan),
  }),
});
export type CourseSearchReply = z.infer<typeof courseSearch.reply>;

/** R2.07: this parameter makes a search, a count or a list of plans look at the secret plans. */
export const SECRET_PLANS = { secret_flg: '1' } as const;
