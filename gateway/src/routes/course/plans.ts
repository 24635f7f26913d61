import type { FastifyInstance } from 'fastify';
import { coursePlans } from 'shared-contracts/gateway';
import { askedLanguage } from '../askedLanguage.ts';
import { contractRoute } from '../contractRoute.ts';
import { RequestError } from 'server-kit/http/requestError';
import { PAGE_SIZE } from '../../inventory/search/findCourses.ts';
import type { Services } from '../services.ts';
import { parseCourseIds } from './parseCourseIds.ts';
import { readPageText } from './readPageText.ts';
import { readSearch } from './readSearch.ts';
import { searchFor } from './searchFor.ts';

/** Serves every plan of these courses that fits the condition. */
export function registerCoursePlans(app: FastifyInstance, { inventory, clock }: Services): void {
  return contractRoute(app, coursePlans, {
    summary: 'All plans of given courses that fit a search condition',
    answer: async (query, request, reply) => {
      const now = clock();
      const ids = parseCourseIds(String(query['c_ids'] ?? ''));
      if (ids.length > PAGE_SIZE)
        throw new RequestError(400, `c_ids holds more than ${PAGE_SIZE} course ids`);
      const { criteria } = readSearch(request, now);
      const search = searchFor({ inventory }, reply);
      const page = await readPageText(search, criteria, ids, {
        now,
        language: askedLanguage(request),
        most: Infinity,
      });
      return `{"result_status":200,${page}}`;
    },
  });
}
