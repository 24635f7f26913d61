import type { ParseOptions, ParsedSearch, SearchCondition, SearchMode } from './condition.ts';
import { defaultCondition } from './defaults.ts';
import { MODE_PARAMETER, PARAMETERS } from './parameters.ts';
import { type RawQuery, readQuery } from './rawQuery.ts';
import { readParameters } from './readParameters.ts';

const modeOf = (raw: RawQuery, options: ParseOptions): SearchMode =>
  readParameters<SearchCondition>([MODE_PARAMETER], defaultCondition('normal', options.now), raw, options).condition.searchMode;

export const parseRawQuery = (raw: RawQuery, options: ParseOptions): ParsedSearch =>
  readParameters<SearchCondition>(PARAMETERS, defaultCondition(modeOf(raw, options), options.now), raw, options);

/**
 * Reads a query string, with or without its question mark, by the rules of section 5. Never throws: what cannot be used is
 * named in `dropped`, and the first message, if a rule has one, is the form error (R5.29).
 */
export const parseSearchQuery = (query: string, options: ParseOptions): ParsedSearch => parseRawQuery(readQuery(query), options);
