import type { SearchCondition } from './condition.ts';
import { defaultCondition } from './defaults.ts';
import { PARAMETERS } from './parameters.ts';
import { serialiseQuery, writeParameters, writeSome } from './writeParameters.ts';

/**
 * Returns the query string of a condition without a question mark: exact names, repeated keys,
 * stable order. Year, month and day are always there; other defaults are left out.
 */
export function toSearchQuery(condition: SearchCondition): string {
  // the defaults of the condition's mode; the usual mode itself is left out too
  const defaults: SearchCondition = {
    ...defaultCondition(condition.searchMode, 0),
    searchMode: 'normal',
  };
  return serialiseQuery(writeParameters(PARAMETERS, condition, defaults, { to: 'page' }));
}

/** Returns the query of some fields only, for a link that leaves the others open. */
export function toPartialSearchQuery(fields: Partial<SearchCondition>): string {
  return writeSome(PARAMETERS, fields, defaultCondition('normal', 0));
}
