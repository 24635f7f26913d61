import type { PageState } from '../document/pageState.ts';

/** R2.08: returns the status in the error page's query (400 to 599), or 500 if there is none. */
export function errorStatus(query: string): number {
  const status = Number(new URLSearchParams(query).get('status'));
  return Number.isInteger(status) && status >= 400 && status <= 599 ? status : 500;
}

/**
 * R2.08: returns the status that the error page shows: the failure's, or else the one in its query.
 */
export function shownStatus({ query, failure }: Pick<PageState, 'query' | 'failure'>): number {
  return failure?.status ?? errorStatus(query);
}
