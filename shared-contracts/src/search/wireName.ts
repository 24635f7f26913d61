import type { SearchCondition } from './condition.ts';
import { PARAMETERS } from './parameters.ts';

/** The names of a field in a query, for the controls of a form that is sent without a script; a play date has three. */
export const wireNames = (field: keyof SearchCondition): readonly string[] =>
  PARAMETERS.filter((row) => row.field === field && row.wire !== 'gora_area').map(({ wire }) => wire);

export const wireName = (field: keyof SearchCondition): string => wireNames(field)[0] ?? field;
