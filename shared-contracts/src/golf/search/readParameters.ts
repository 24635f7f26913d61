import { toJapaneseDay } from '../format/index.ts';
import { codeOf, type FormMessage } from '../messages/index.ts';
import type { Parameter } from './parameter.ts';
import type { RawQuery } from './rawQuery.ts';
import { type ParseOptions, type Reading, type RefusedName, baseName } from './reading.ts';

/**
 * Parameters that advertisements and counters add to links. They are not reported as unknown,
 * because the visitor did not choose them, and they ask for nothing.
 */
export const FOREIGN_NAMES = /^(utm_|_g|gclid|fbclid|yclid|msclkid|scid|rafcid|f_gc)/;

export interface ReadParameters<Condition> {
  readonly condition: Condition;
  readonly error?: {
    readonly field: keyof Condition & RefusedName;
    readonly code: string;
    readonly message: FormMessage;
  };
  readonly dropped: readonly string[];
}

/** Reads every row of a table in its order (R5.29) into a copy of the defaults. */
export function readParameters<Condition extends object>(
  table: readonly Parameter<Condition>[],
  defaults: Condition,
  { values, unread }: RawQuery,
  { now, form, isStored = false }: ParseOptions,
): ReadParameters<Condition> {
  const dropped = new Set(unread);
  let error: ReadParameters<Condition>['error'];
  const reading: Reading<Condition> = {
    form,
    isStored,
    today: toJapaneseDay(now),
    draft: { ...defaults },
    raw: (wire) => values.get(baseName(wire)),
    fail: (field, message) => {
      error ??= { field, code: codeOf(message), message };
    },
    drop: (wire) => dropped.add(wire),
  };
  for (const row of table) row.read(reading);
  return { condition: reading.draft, dropped: [...dropped], ...(error && { error }) };
}

/** Returns the names of a query that no table knows. */
export function unknownNames({ values }: RawQuery, known: ReadonlySet<string>): readonly string[] {
  return [...values.keys()].filter((name) => !known.has(name) && !FOREIGN_NAMES.test(name));
}
