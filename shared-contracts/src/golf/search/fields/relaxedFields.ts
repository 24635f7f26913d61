import type { SearchCondition } from '../condition.ts';
import type { About } from './field.ts';
import type { RelaxerName } from './relaxerNames.ts';
import { SEARCH_FIELDS } from './searchFields.ts';

const ROWS: Readonly<Record<keyof SearchCondition, About>> = SEARCH_FIELDS;
const NAMES = Object.keys(ROWS) as readonly (keyof SearchCondition)[];

/** Returns the suggestion of an empty result that removes a field's wish; null for none. */
export function relaxerOf(name: keyof SearchCondition): RelaxerName | null {
  const { modes, relaxer } = ROWS[name];
  return relaxer === undefined && modes !== undefined ? 'noPlanFeatures' : (relaxer ?? null);
}

/** Returns the fields that a suggestion resets. */
export function fieldsRelaxedBy(relaxer: RelaxerName): readonly (keyof SearchCondition)[] {
  return NAMES.filter((name) => relaxerOf(name) === relaxer);
}
