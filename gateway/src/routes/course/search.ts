import type { FastifyInstance } from 'fastify';
import { courseSearch } from 'shared-contracts/gateway';
import { contractRoute } from '../contractRoute.ts';
import { type CourseOrder, findCourses, PAGE_SIZE } from '../../inventory/search/findCourses.ts';
import type { Services } from '../services.ts';
import { readPage } from './readPage.ts';
import { readSearch } from './readSearch.ts';

/** The orders of R5.07 by their wire names. */
const ORDERS: Readonly<Record<string, CourseOrder>> = {
  rsv: 'reservations',
  rate: 'price',
  evl: 'overall',
  stf: 'staff',
  clb: 'facility',
  meal: 'meal',
  cp: 'cost_performance',
  cm: 'maintenance',
  dist: 'distance',
  fw: 'fairway',
  crs: 'layout',
  gd: 'green',
  at: 'atmosphere',
};

/** Serves the course search (R7.03). A page past the end has no items and the true counts. */
export function registerCourseSearch(
  app: FastifyInstance,
  { inventory: { db }, clock }: Services,
): void {
  return contractRoute(app, courseSearch, {
    summary: 'R7.03: courses with plans that fit a search condition, nine to a page',
    answer: async (_query, request) => {
      const now = clock();
      const { condition, criteria } = readSearch(request, now);
      const { ids, count } = await findCourses(
        db,
        criteria,
        ORDERS[condition.order] ?? 'reservations',
        condition.page,
      );
      return {
        result_status: 200,
        search_cnt: count,
        page_cnt: Math.ceil(count / PAGE_SIZE),
        ...(await readPage(db, criteria, ids, now)),
      };
    },
  });
}
