import type { FastifyInstance } from 'fastify';
import { courseCount } from 'shared-contracts/gateway';
import { contractRoute } from '../contractRoute.ts';
import type { Services } from '../services.ts';
import { readSearch } from './readSearch.ts';
import { searchFor } from './searchFor.ts';

/** Counts the hits of a search, for the forms and for the suggestions on an empty result. */
export function registerCourseCount(app: FastifyInstance, { inventory, clock }: Services): void {
  return contractRoute(app, courseCount, {
    summary: 'How many courses a search condition finds',
    answer: async (_query, request, reply) => ({
      result_status: 200,
      search_cnt: await searchFor({ inventory }, reply).countCourses(
        readSearch(request, clock()).criteria,
      ),
    }),
  });
}
