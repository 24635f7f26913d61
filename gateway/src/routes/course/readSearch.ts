import type { FastifyRequest } from 'fastify';
import japanese from 'shared-contracts/labels/ja';
import { parseGatewayQuery, type SearchCondition } from 'shared-contracts/search';
import { RequestError } from 'server-kit/http/requestError';
import type { SearchCriteria } from '../../inventory/search/criteria.ts';
import { toCriteria } from '../../inventory/search/toCriteria.ts';

const SECRET = /(?:^|&)secret_flg=1(?:&|$)/;

/** R2.07: returns whether a request asks for the secret plans. */
export function isSecret({ url }: Pick<FastifyRequest['raw'], 'url'>): boolean {
  return SECRET.test(url?.split('?', 2)[1] ?? '');
}

/**
 * Reads the search of a request (R7.03); `secret_flg=1` searches the secret plans (R2.07). Throws
 * RequestError 400 when the condition has an error.
 */
export function readSearch(
  { raw }: Pick<FastifyRequest, 'raw'>,
  now: number,
): { condition: SearchCondition; criteria: SearchCriteria } {
  const query = raw.url?.split('?', 2)[1] ?? '';
  const { condition, error } = parseGatewayQuery(query, { now });
  if (error !== undefined) throw new RequestError(400, japanese(error.message));
  return { condition, criteria: toCriteria(condition, now, isSecret(raw)) };
}
