import { toJapaneseDay } from '../format/index.ts';
import type { ParseOptions } from './condition.ts';
import type { RawQuery } from './rawQuery.ts';
import type { Parameter, Reading } from './reading.ts';

const nameOf = (wire: string): string => wire.replace('[]', '');
/** What advertisements and counters add to links: nothing that a visitor asked for. */
const FOREIGN = /^(utm_|_g|gclid|fbclid|yclid|msclkid|scid|rafcid|f_gc|lang$|ver$|play_fee_detail$|area_v$|focus$|search_flag$)/;

export interface ReadParameters<Condition> {
  readonly condition: Condition;
  readonly error?: { readonly field: keyof Condition; readonly code: string; readonly message: string } | undefined;
  readonly dropped: readonly string[];
}

/** Reads every row of a table in its order (R5.29) into a copy of the defaults. */
export const readParameters = <Condition extends object>(
  table: readonly Parameter<Condition>[], defaults: Condition, { values, unread }: RawQuery, { now, form }: ParseOptions,
): ReadParameters<Condition> => {
  const dropped = new Set(unread);
  let error: ReadParameters<Condition>['error'];
  const reading: Reading<Condition> = {
    form, today: toJapaneseDay(now), draft: { ...defaults },
    raw: (wire) => values.get(nameOf(wire)),
    fail: (field, code, message) => { error ??= { field, code, message }; },
    drop: (wire) => dropped.add(wire),
  };
  for (const row of table) row.read(reading);
  const known = new Set(table.map(({ wire }) => nameOf(wire)));
  for (const name of values.keys()) if (!known.has(name) && !FOREIGN.test(name)) dropped.add(name);
  return { condition: reading.draft, dropped: [...dropped], ...(error && { error }) };
};
