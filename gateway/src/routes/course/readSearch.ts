import type { FastifyRequest } from 'fastify';
import japanese from 'shared-contracts/labels/ja';
import { parseGatewayQuery, type SearchCondition } from 'shared-contracts/search';
import { RequestError } from 'server-kit/http/requestError';
import type { SearchCriteria } from '../../inventory/search/criteria.ts';
import { toCriteria } from '../../inventory/search/toCriteria.ts';

const SECRET = /(?:^|&)secret_flg=1(?:&|$)/;

/** R7.03: the search that a request asks for; 400 where its condition has an error. `secret_flg=1` looks through the secret plans (R2.07). */
export function readSearch(
  { raw }: Pick<FastifyRequest, 'raw'>,
  now: number,
): { condition: SearchCondition; criteria: SearchCriteria } {
  const query = raw.url?.split('?', 2)[1] ?? '';
  const { condition, error } = parseGatewayQuery(query, { now });
  if (error !== undefined) throw new RequestError(400, japanese(error.message));
  return { condition, criteria: toCriteria(condition, now, SECRET.test(query)) };
}
