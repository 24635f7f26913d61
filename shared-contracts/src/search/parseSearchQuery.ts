import type { ParsedSearch, SearchCondition } from './condition.ts';
import { defaultCondition } from './defaults.ts';
import type { SearchMode } from './enumerations.ts';
import { KNOWN_NAMES } from './knownNames.ts';
import { MODE_PARAMETERS, PARAMETERS } from './parameters.ts';
import { type RawQuery, readQuery } from './rawQuery.ts';
import { readParameters, unknownNames } from './readParameters.ts';
import type { ParseOptions } from './reading.ts';

function modeOf(raw: RawQuery, options: ParseOptions): SearchMode {
  return readParameters<SearchCondition>(
    MODE_PARAMETERS,
    defaultCondition('normal', options.now),
    raw,
    options,
  ).condition.searchMode;
}

/** The same for a query that was read already. */
export function parseRawQuery(raw: RawQuery, options: ParseOptions): ParsedSearch {
  const read = readParameters(
    PARAMETERS,
    defaultCondition(modeOf(raw, options), options.now),
    raw,
    options,
  );
  return { ...read, dropped: [...read.dropped, ...unknownNames(raw, KNOWN_NAMES)] };
}

/**
 * Reads a query string, with or without its question mark, by the rules of section 5. Never throws: what cannot be used is
 * named in `dropped`, and the first message, if a rule has one, is the form error (R5.29).
 */
export function parseSearchQuery(query: string, options: ParseOptions): ParsedSearch {
  return parseRawQuery(readQuery(query), options);
}
