import type { FastifyInstance } from 'fastify';
import { SOLO_PAGE_SIZE, soloSearch } from 'shared-contracts/gateway';
import japanese from 'shared-contracts/labels/ja';
import { parseSoloQuery } from 'shared-contracts/search';
import { contractRoute } from '../contractRoute.ts';
import { RequestError } from 'server-kit/http/requestError';
import { findSoloRounds } from '../../inventory/search/findSoloRounds.ts';
import type { Services } from '../services.ts';
import { toSoloCriteria } from './toSoloCriteria.ts';
import { toSoloRound } from './toSoloRound.ts';

/** Serves the rounds that single players may join (R2.18). */
export function registerSoloSearch(
  app: FastifyInstance,
  { inventory: { db }, clock }: Services,
): void {
  return contractRoute(app, soloSearch, {
    summary: 'Rounds for single players that fit a solo condition',
    answer: async (_query, { raw }) => {
      const now = clock();
      const { condition, error } = parseSoloQuery(raw.url?.split('?', 2)[1] ?? '', {
        now,
        form: 'result',
      });
      if (error !== undefined) throw new RequestError(400, japanese(error.message));
      const { rounds, count } = await findSoloRounds(db, toSoloCriteria(condition, now), {
        page: condition.page,
        size: SOLO_PAGE_SIZE,
        order: condition.order,
      });
      return {
        result_status: 200,
        search_cnt: count,
        page_cnt: Math.ceil(count / SOLO_PAGE_SIZE),
        items: rounds.map(toSoloRound),
      };
    },
  });
}
