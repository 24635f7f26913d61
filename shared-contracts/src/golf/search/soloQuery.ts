import { KNOWN_NAMES } from './knownNames.ts';
import { readQuery } from './rawQuery.ts';
import { type ReadParameters, readParameters, unknownNames } from './readParameters.ts';
import type { ParseOptions } from './reading.ts';
import { type SoloCondition, defaultSoloCondition } from './soloCondition.ts';
import { SOLO_PARAMETERS } from './soloParameters.ts';
import { serialiseQuery, writeParameters, writeSome } from './writeParameters.ts';

export type ParsedSolo = ReadParameters<SoloCondition>;

/** Reads a solo search as `parseSearchQuery` reads a course search. `form` is solo, or result where the search is to run. */
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

/** The query of some fields alone, for a link that says nothing of the others. */
export function toPartialSoloQuery(fields: Partial<SoloCondition>): string {
  return writeSome(SOLO_PARAMETERS, fields, defaultSoloCondition(0));
}
