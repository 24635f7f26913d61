import type { WidgetStorage } from 'shared-contracts/widget';

/** R9.03: the last searches, newest first. */
export const HISTORY_COUNT = 16;
const COOKIE = 'search_history';
const COOKIE_AGE = 365 * 86_400;
/** A browser refuses a cookie above 4,096 bytes. */
const COOKIE_BYTES = 3600;
const SEPARATOR = '\n';

/** The same search on another page of its results, or from another form, is the same search. */
const PASSING = new Set(['page', 'compare_with', 'search_type', 'l-id', 'tp', 'gora_area']);
const toKept = (query: string): string => query.split('&').filter((pair) => !PASSING.has(pair.split('=')[0] ?? '')).join('&');

export const readHistory = ({ cookies }: WidgetStorage): readonly string[] =>
  (cookies.get(COOKIE) ?? '').split(SEPARATOR).filter((query) => query !== '').slice(0, HISTORY_COUNT);

const fits = (queries: readonly string[]): boolean => encodeURIComponent(queries.join(SEPARATOR)).length <= COOKIE_BYTES;

export const rememberSearch = (storage: WidgetStorage, query: string): void => {
  const kept = toKept(query);
  const queries = [kept, ...readHistory(storage).filter((earlier) => earlier !== kept)].slice(0, HISTORY_COUNT);
  // long conditions leave room for fewer
  while (!fits(queries)) queries.pop();
  storage.cookies.set(COOKIE, queries.join(SEPARATOR), COOKIE_AGE);
};
