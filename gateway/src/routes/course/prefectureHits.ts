import type { FastifyInstance } from 'fastify';
import { PREFECTURES } from 'shared-contracts/areas';
import { prefectureHits } from 'shared-contracts/gateway';
import { contractRoute } from '../contractRoute.ts';
import type { Services } from '../services.ts';
import { readSearch } from './readSearch.ts';
import { searchFor } from './searchFor.ts';

/** Serves the number of hits of a search in each prefecture (R2.17). */
export function registerPrefectureHits(app: FastifyInstance, { inventory, clock }: Services): void {
  return contractRoute(app, prefectureHits, {
    summary: 'How many courses a search condition finds in each prefecture',
    answer: async (_query, request, reply) => {
      const counts = await searchFor({ inventory }, reply).countByPrefecture(
        readSearch(request, clock()).criteria,
      );
      const items = PREFECTURES.map(({ code }) => ({
        pref_cd: code,
        search_cnt: counts.get(code) ?? 0,
      }));
      return {
        result_status: 200,
        search_cnt: items.reduce((sum, each) => sum + each.search_cnt, 0),
        items,
      };
    },
  });
}
