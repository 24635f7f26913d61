import { lastOf, parseInteger } from '../codecs.ts';
import type { Reading, RefusedName } from '../reading.ts';

/** The two fields of a fee range, with the values that each may have. */
export interface RateRange<Condition> {
  readonly wires: readonly [string, string];
  readonly fields: readonly [keyof Condition & RefusedName, keyof Condition & RefusedName];
  readonly allowed: readonly [readonly number[], readonly number[]];
}

function readRate<Condition>(
  reading: Reading<Condition>,
  wire: string,
  allowed: readonly number[],
): number | undefined {
  const text = lastOf(reading.raw(wire) ?? []);
  const value = text === '' ? 0 : parseInteger(text);
  return value !== undefined && allowed.includes(value) ? value : undefined;
}

/**
 * R5.17: reads a fee range. An invalid minimum drops the maximum too; a maximum of 0 is no limit.
 */
export function readRates<Condition>({ wires, fields, allowed }: RateRange<Condition>) {
  return (reading: Reading<Condition>): void => {
    const fail = (
      at: 0 | 1,
      field: '料金' | '料金（下限）' | '料金（上限）',
      dropped: readonly string[],
    ) => {
      reading.fail(fields[at], { key: 'C000005', values: { field } });
      for (const wire of dropped) if (reading.raw(wire) !== undefined) reading.drop(wire);
    };
    const min = readRate(reading, wires[0], allowed[0]);
    const max = readRate(reading, wires[1], allowed[1]);
    const set = (low: number, high: number) =>
      Object.assign(reading.draft, { [fields[0]]: low, [fields[1]]: high });
    if (min === undefined) return fail(0, '料金（下限）', wires);
    if (max === undefined) {
      set(min, 0);
      return fail(1, '料金（上限）', [wires[1]]);
    }
    if (max !== 0 && min > max) return fail(0, '料金', wires);
    set(min, max);
  };
}
