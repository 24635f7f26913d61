import qs from 'qs';
import type { SearchCondition } from './condition.ts';
import { defaultCondition } from './defaults.ts';
import { PARAMETERS } from './parameters.ts';
import type { Parameter } from './reading.ts';

export type WrittenQuery = Record<string, readonly string[]>;

const isSame = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((value, index) => value === b[index]);

/** What differs from the defaults, under the names that `nameOf` gives; an emptied list is one empty value (`1except[]=`). */
export const writeParameters = <Condition>(
  table: readonly Parameter<Condition>[], condition: Condition, defaults: Condition, nameOf: (row: Parameter<Condition>) => string | null,
): WrittenQuery => {
  const written: WrittenQuery = {};
  for (const row of table) {
    const name = nameOf(row);
    const values = row.write(condition);
    if (name === null || (row.field !== 'playDate' && isSame(values, row.write(defaults)))) continue;
    written[name] = values.length === 0 ? [''] : values;
  }
  return written;
};

/** R7.18: repeated keys; brackets stay readable. */
export const serialiseQuery = (written: WrittenQuery): string =>
  qs.stringify(written, { arrayFormat: 'repeat', encodeValuesOnly: true });

/** The query string of a condition, without a question mark: exact names, stable order, defaults left out but for the date. */
export const toSearchQuery = (condition: SearchCondition): string => {
  const defaults = defaultCondition(condition.searchMode, 0);
  // the mode itself is left out where it is the usual one
  const usual = { ...defaults, searchMode: 'normal' as const };
  return serialiseQuery(writeParameters(PARAMETERS, condition, usual, (row) => (row.wire === 'gora_area' ? null : row.wire)));
};
