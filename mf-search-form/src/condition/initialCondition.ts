import type { DayNumber } from 'shared-contracts/format';
import {
  FOREIGN_NAMES,
  LANGUAGE_PARAMETER,
  parseSearchQuery,
  type ParsedSearch,
  type SearchForm,
  wireName,
} from 'shared-contracts/search';
import type { PageName } from 'shared-contracts/site';
import type { WidgetProps } from 'shared-contracts/widget';

const DAY = 86_400_000;

/**
 * Gives a moment of that day in Japan, in milliseconds. The server and the browser read a query
 * with it, so that both read the same.
 */
export function momentOf(today: DayNumber): number {
  return today * DAY;
}

/** Gives the kind of form that a page has, which decides what its query may hold. */
export function formOf(page: PageName): SearchForm {
  if (page === 'result' || page === 'secret') return 'result';
  return page === 'detail' || page === 'map' || page === 'solo' ? page : 'top';
}

/** R4.07: reads the condition from the address of the page; what is missing has its default. */
export function readAddress({ page, query }: WidgetProps, today: DayNumber): ParsedSearch {
  return parseSearchQuery(query, { now: momentOf(today), form: formOf(page) });
}

/** The parameters that say where the visitor comes from and in which language, not what is wanted. */
const ASK_NOTHING: ReadonlySet<string> = new Set([
  wireName('lid'),
  wireName('tp'),
  LANGUAGE_PARAMETER,
]);

/** Says whether an address leaves the condition open, so that the form begins with a remembered one. */
export function asksNothing(query: string): boolean {
  return [...new URLSearchParams(query).keys()].every(
    (name) => ASK_NOTHING.has(name) || FOREIGN_NAMES.test(name),
  );
}
