import { DEFAULT_ORDER, toSearchQuery, type SearchCondition } from 'shared-contracts/search';
import type { ResultPage } from '../result-address/resultHref.ts';

/**
 * Returns a key that is equal for two searches whose filters have the same counts: order, page number,
 * view and comparison do not change them.
 */
export function facetsKey(condition: SearchCondition, page: ResultPage): string {
  const search = { ...condition, order: DEFAULT_ORDER, page: 1, view: 'list', compareWith: [] };
  return `${page} ${toSearchQuery(search as SearchCondition)}`;
}
