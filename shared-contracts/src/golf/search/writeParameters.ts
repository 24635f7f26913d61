import { stringify } from 'qs';
import type { Parameter } from './parameter.ts';

export type WrittenQuery = Readonly<Record<string, readonly string[]>>;

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}

export interface WriteOptions {
  readonly to: 'page' | 'gateway';
}

/**
 * Returns the parameters that differ from the defaults, by name; an emptied list becomes one empty
 * value (`1except[]=`).
 */
export function writeParameters<Condition>(
  table: readonly Parameter<Condition>[],
  condition: Condition,
  defaults: Condition,
  { to }: WriteOptions,
): WrittenQuery {
  const written: Record<string, readonly string[]> = {};
  for (const row of table) {
    const name = to === 'page' ? row.wire : row.gateway;
    const values = row.write(condition);
    const isAlways = row.always === 'everywhere' || row.always === to;
    if (name === null || (!isAlways && isSame(values, row.write(defaults)))) continue;
    written[name] = values.length === 0 ? [''] : values;
  }
  return written;
}

/** R7.18: returns a query string with repeated keys; brackets stay readable. */
export function serialiseQuery(written: WrittenQuery): string {
  return stringify(written, { arrayFormat: 'repeat', encodeValuesOnly: true });
}

/**
 * Returns the query of some fields only. The page that reads it chooses the others: the play date,
 * for example, is the day after the visitor follows the link.
 */
export function writeSome<Condition extends object>(
  table: readonly Parameter<Condition>[],
  fields: Partial<Condition>,
  defaults: Condition,
): string {
  const named = table.filter(({ field }) => Object.hasOwn(fields, field));
  return serialiseQuery(
    writeParameters(named, { ...defaults, ...fields }, defaults, { to: 'page' }),
  );
}
