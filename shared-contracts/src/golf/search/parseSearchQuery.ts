import { modeOf } from './checks/mode.ts';
import type { ParsedSearch } from './condition.ts';
import { defaultCondition } from './defaults.ts';
import { MODE_WIRE } from './fields/results.ts';
import { KNOWN_NAMES } from './knownNames.ts';
import { PARAMETERS } from './parameters.ts';
import { type RawQuery, readQuery } from './rawQuery.ts';
import { readParameters, unknownNames } from './readParameters.ts';
import type { ParseOptions } from './reading.ts';

/** Does the same as `parseSearchQuery` for a query that `readQuery` has read. */
export function parseRawQuery(raw: RawQuery, options: ParseOptions): ParsedSearch {
  const read = readParameters(
    PARAMETERS,
    defaultCondition(modeOf(raw, MODE_WIRE), options.now),
    raw,
    options,
  );
  return { ...read, dropped: [...read.dropped, ...unknownNames(raw, KNOWN_NAMES)] };
}

/**
 * Reads a query string, with or without its question mark, by the rules of section 5. Never throws:
 * `dropped` names the parameters that cannot be used, and `error` is the first error that a rule
 * finds (R5.29).
 */
export function parseSearchQuery(query: string, options: ParseOptions): ParsedSearch {
  return parseRawQuery(readQuery(query), options);
}
