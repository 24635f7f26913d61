import * as z from 'zod/mini';
import { gatewayCall } from './call.ts';

/** The number of ids in one answer; the last page may have fewer. */
export const COURSES_OF_LIST = 500;

/** The ids of a page of all courses. */
export interface CourseList {
  /** The courses on all pages. */
  readonly count: number;
  readonly courseIds: readonly number[];
}

/**
 * Returns the ids of all courses in their order, a page (from 1) at a time: for the sitemap. A page behind the
 * last one has none.
 */
export const courseList = gatewayCall({
  path: '/course/list',
  query: z.object({ page: z.string() }),
  reply: z.object({ result_status: z.number(), count: z.number(), c_ids: z.array(z.number()) }),
  toValue: ({ count, c_ids: courseIds }): CourseList => ({ count, courseIds }),
});
