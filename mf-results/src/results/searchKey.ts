import { parseSearchQuery, toGatewayQuery } from 'shared-contracts/search';

/**
 * What a search hangs on: addresses with the same key show the same courses. What is compared and how the result is shown
 * are no part of it; an address with an error is like no other.
 */
export function searchKey(query: string, now: number): string {
  const { condition, error } = parseSearchQuery(query, { now, form: 'result' });
  return error ? query : JSON.stringify(toGatewayQuery({ ...condition, compareWith: [] }));
}
