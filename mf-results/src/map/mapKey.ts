import { DEFAULT_ORDER, toSearchQuery, type SearchCondition } from 'shared-contracts/search';
import type { ResultPage } from '../result-address/resultHref.ts';

/** Returns the search of the map, which shows all pages together: first page, default order. */
export function mapCondition(condition: SearchCondition): SearchCondition {
  return {
    ...condition,
    order: DEFAULT_ORDER,
    page: 1,
  };
}

/** Returns a key that is equal for two searches with the same hits on the map. */
export function mapKey(condition: SearchCondition, page: ResultPage): string {
  return `${page} ${toSearchQuery({ ...mapCondition(condition), view: 'list', compareWith: [] })}`;
}
