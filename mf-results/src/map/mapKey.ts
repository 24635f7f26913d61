import { DEFAULT_ORDER, toSearchQuery, type SearchCondition } from 'shared-contracts/search';
import type { ResultPage } from '../result-address/resultHref.ts';

/** All pages lie on one map, whatever their order. */
export function mapCondition(condition: SearchCondition): SearchCondition {
  return {
    ...condition,
    order: DEFAULT_ORDER,
    page: 1,
  };
}

/** What a map hangs on. */
export function mapKey(condition: SearchCondition, page: ResultPage): string {
  return `${page} ${toSearchQuery({ ...mapCondition(condition), view: 'list', compareWith: [] })}`;
}
