import type { FastifyInstance } from 'fastify';
import { courseSearch } from 'shared-contracts/gateway';
import { askedLanguage } from '../askedLanguage.ts';
import { contractRoute } from '../contractRoute.ts';
import { COURSE_ORDERS } from '../../inventory/search/courseOrders.ts';
import { PAGE_SIZE } from '../../inventory/search/findCourses.ts';
import type { SearchServices } from '../services.ts';
import { readPageText } from './readPageText.ts';
import { readSearch } from './readSearch.ts';
import { searchFor } from './searchFor.ts';

/** Serves the course search (R7.03). A page past the end has no items and the true counts. */
export function registerCourseSearch(
  app: FastifyInstance,
  { inventory, clock }: SearchServices,
): void {
  return contractRoute(app, courseSearch, {
    summary: 'R7.03: courses with plans that fit a search condition, nine to a page',
    answer: async (_query, request, reply) => {
      const now = clock();
      const { condition, criteria } = readSearch(request, now);
      const search = searchFor({ inventory }, reply);
      const { ids, count } = await search.findCourses(
        criteria,
        COURSE_ORDERS[condition.order] ?? 'reservations',
        condition.page,
      );
      const page = await readPageText(search, criteria, ids, {
        now,
        language: askedLanguage(request),
      });
      return `{"result_status":200,"search_cnt":${count},"page_cnt":${Math.ceil(count / PAGE_SIZE)},${page}}`;
    },
  });
}
