import { KNOWN_NAMES } from './knownNames.ts';
import { readQuery } from './rawQuery.ts';
import { type ReadParameters, readParameters, unknownNames } from './readParameters.ts';
import type { ParseOptions } from './reading.ts';
import { type SoloCondition, defaultSoloCondition } from './soloCondition.ts';
import { SOLO_PARAMETERS } from './soloParameters.ts';
import { serialiseQuery, writeParameters, writeSome } from './writeParameters.ts';

export type ParsedSolo = ReadParameters<SoloCondition>;

/**
 * Reads a solo search like `parseSearchQuery` reads a course search. `form` is solo, or result when
 * the search will run.
 */
export function parseSoloQuery(query: string, options: ParseOptions): ParsedSolo {
  const raw = readQuery(query);
  const read = readParameters(SOLO_PARAMETERS, defaultSoloCondition(options.now), raw, options);
  return { ...read, dropped: [...read.dropped, ...unknownNames(raw, KNOWN_NAMES)] };
}

export function toSoloQuery(condition: SoloCondition): string {
  return serialiseQuery(
    writeParameters(SOLO_PARAMETERS, condition, defaultSoloCondition(0), { to: 'page' }),
  );
}

/** Returns the query of some fields only, for a link that leaves the others open. */
export function toPartialSoloQuery(fields: Partial<SoloCondition>): string {
  return writeSome(SOLO_PARAMETERS, fields, defaultSoloCondition(0));
}
