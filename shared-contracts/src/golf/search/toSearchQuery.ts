import type { SearchCondition } from './condition.ts';
import { defaultCondition } from './defaults.ts';
import { PARAMETERS } from './parameters.ts';
import { serialiseQuery, writeParameters, writeSome } from './writeParameters.ts';

/**
 * The query string of a condition, without a question mark: exact names, repeated keys, stable order; year, month and day
 * always, other defaults left out.
 */
export function toSearchQuery(condition: SearchCondition): string {
  // the defaults of its own mode, of which the usual one goes without saying
  const defaults: SearchCondition = {
    ...defaultCondition(condition.searchMode, 0),
    searchMode: 'normal',
  };
  return serialiseQuery(writeParameters(PARAMETERS, condition, defaults, { to: 'page' }));
}

/** The query of some fields alone, for a link that says nothing of the others. */
export function toPartialSearchQuery(fields: Partial<SearchCondition>): string {
  return writeSome(PARAMETERS, fields, defaultCondition('normal', 0));
}
