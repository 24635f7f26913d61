import type { SearchCondition } from './condition.ts';
import type { SearchMode } from './enumerations.ts';
import { SEARCH_FIELDS } from './fields/searchFields.ts';
import { toDefaults } from './fields/derive.ts';

/**
 * R3.09, R4.07: returns the default condition of a mode; its play date is tomorrow in Japan. `now`
 * is in milliseconds since 1970.
 */
export function defaultCondition(mode: SearchMode, now: number): SearchCondition {
  return toDefaults<SearchCondition>(SEARCH_FIELDS, { mode, now });
}
