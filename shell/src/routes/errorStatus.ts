import type { PageState } from '../document/pageState.ts';

/** R2.08: the status that the error page stands for: that of its query where it is one of an error, else 500. */
export function errorStatus(query: string): number {
  const status = Number(new URLSearchParams(query).get('status'));
  return Number.isInteger(status) && status >= 400 && status <= 599 ? status : 500;
}

/** R2.08: the status of what the error page shows: that of a failure where there was one, else the one asked for. */
export function shownStatus({ query, failure }: Pick<PageState, 'query' | 'failure'>): number {
  return failure?.status ?? errorStatus(query);
}
