import { toSearchQuery, type SearchCondition } from 'shared-contracts/search';
import type { WidgetStorage } from 'shared-contracts/widget';

/** R9.03: how many searches the browser keeps, newest first. */
export const HISTORY_COUNT = 16;
/** The key in local storage, which no request carries. */
export const HISTORY_KEY = 'search_history';
const SEPARATOR = '\n';

/**
 * Writes a search as searches are compared: without the page of its results, what is compared and
 * the form that it came from.
 */
function toKept(condition: SearchCondition): string {
  return toSearchQuery({
    ...condition,
    page: 1,
    compareWith: [],
    searchType: '',
    lid: '',
    tp: '',
  });
}

/** Gives the queries of the last searches, newest first; none when there were none. */
export function readHistory({ local }: WidgetStorage): readonly string[] {
  return (local.get(HISTORY_KEY) ?? '')
    .split(SEPARATOR)
    .filter((query) => query !== '')
    .slice(0, HISTORY_COUNT);
}

/** R9.03: puts a search in front of the remembered ones, each of which is kept once. */
export function rememberSearch(storage: WidgetStorage, condition: SearchCondition): void {
  const kept = toKept(condition);
  const queries = [kept, ...readHistory(storage).filter((earlier) => earlier !== kept)];
  storage.local.set(HISTORY_KEY, queries.slice(0, HISTORY_COUNT).join(SEPARATOR));
}
