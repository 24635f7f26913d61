import type { FastifyInstance } from 'fastify';
import { courseFacets } from 'shared-contracts/gateway';
import { FACET_FIELDS, facetParameter, FACETS } from 'shared-contracts/search';
import { toFacetCriteria } from '../../inventory/search/toFacetCriteria.ts';
import { contractRoute } from '../contractRoute.ts';
import type { SearchServices } from '../services.ts';
import { isSecret, readSearch } from './readSearch.ts';
import { searchFor } from './searchFor.ts';

/** Serves the number of hits of a search with each value of each facet, for the filters of a result. */
export function registerCourseFacets(
  app: FastifyInstance,
  { inventory, clock }: SearchServices,
): void {
  return contractRoute(app, courseFacets, {
    summary: 'How many courses a search condition finds with each value of each filter',
    answer: async (_query, request, reply) => {
      const now = clock();
      const { condition, criteria } = readSearch(request, now);
      const { count, facets } = await searchFor({ inventory }, reply).countFacets(
        criteria,
        toFacetCriteria(condition, now, isSecret(request.raw)),
      );
      return {
        result_status: 200,
        search_cnt: count,
        items: FACET_FIELDS.map((field, place) => ({
          name: facetParameter(field, true).name,
          values: FACETS[field].map((value, index) => ({
            value: facetParameter(field, value).text,
            search_cnt: facets[place]?.[index] ?? 0,
          })),
        })),
      };
    },
  });
}
