import { parseSearchQuery, toGatewayQuery, type SearchCondition } from 'shared-contracts/search';

/** Returns a key that is equal for two conditions that find the same courses (`searchKey`). */
export function conditionKey(condition: SearchCondition): string {
  return JSON.stringify(toGatewayQuery({ ...condition, compareWith: [] }));
}

/**
 * Returns a key that is equal for two queries that find the same courses: the comparison and the
 * view do not change it. A query with an error is its own key. `now` is in milliseconds.
 */
export function searchKey(query: string, now: number): string {
  const { condition, error } = parseSearchQuery(query, { now, form: 'result' });
  return error ? query : conditionKey(condition);
}
