import { oneOf } from '../codecs.ts';
import { SEARCH_MODES, type SearchMode } from '../enumerations.ts';
import type { RawQuery } from '../rawQuery.ts';
import type { Reading } from '../reading.ts';

const modes = oneOf(SEARCH_MODES);

/**
 * R5.30: returns the mode of a query, which is read first because the defaults depend on it. An
 * unknown mode is the default, without an error.
 */
export function modeOf({ values }: RawQuery, wire: string): SearchMode {
  return modes.read(values.get(wire) ?? []) ?? 'normal';
}

/**
 * Reads the mode in the order of the parameters: only says whether the value was used, because the
 * area may have changed the mode (R5.34).
 */
export function checkMode(wire: string) {
  return (reading: Reading<object>): void => {
    const texts = reading.raw(wire);
    const isGiven = texts?.at(-1) !== undefined && texts.at(-1) !== '';
    if (isGiven && modes.read(texts) === undefined) reading.drop(wire);
  };
}
