import { NO_PAGE_PARAMETERS, PAGE_TABLE, type PageParameters } from './pageParameters.ts';
import { readQuery } from './rawQuery.ts';
import { readParameters } from './readParameters.ts';
import { serialiseQuery, writeParameters } from './writeParameters.ts';

/** Reads the parameters of a page's address; a value that is not allowed counts as absent. */
export function parsePageQuery(query: string): PageParameters {
  return readParameters(PAGE_TABLE, NO_PAGE_PARAMETERS, readQuery(query), { now: 0, form: 'top' })
    .condition;
}

export function toPageQuery(parameters: Partial<PageParameters>): string {
  return serialiseQuery(
    writeParameters(PAGE_TABLE, { ...NO_PAGE_PARAMETERS, ...parameters }, NO_PAGE_PARAMETERS, {
      to: 'page',
    }),
  );
}
