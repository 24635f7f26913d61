import { oneOf } from '../codecs.ts';
import { SEARCH_MODES, type SearchMode } from '../enumerations.ts';
import type { RawQuery } from '../rawQuery.ts';
import type { Reading } from '../reading.ts';

const modes = oneOf(SEARCH_MODES);

/** The mode is read before everything: the defaults hang on it. An unknown one is the default, silently (R5.30). */
export function modeOf({ values }: RawQuery, wire: string): SearchMode {
  return modes.read(values.get(wire) ?? []) ?? 'normal';
}

/** In its place it only says whether it was used: the area may have changed the mode since (R5.34). */
export function checkMode(wire: string) {
  return (reading: Reading<object>): void => {
    const texts = reading.raw(wire);
    const isGiven = texts?.at(-1) !== undefined && texts.at(-1) !== '';
    if (isGiven && modes.read(texts) === undefined) reading.drop(wire);
  };
}
