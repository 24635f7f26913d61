import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { type ParsedSearch, parseSearchQuery, toSearchQuery } from 'shared-contracts/search';
import { anyQuery, anyTime, WORST_QUERIES } from 'shared-contracts/testing/arbitraries';
import { Finding, type Subject } from '../explore.ts';

const KEPT = ['area', 'country', 'courseName', 'keyword'];

/**
 * Says whether a condition is valid: writing it and reading it again changes nothing and finds no
 * error, except in the texts that are kept beside an error.
 */
function isValid({ condition, error }: ParsedSearch, again: ParsedSearch): boolean {
  return (
    isDeepStrictEqual(condition, again.condition) &&
    again.dropped.length === 0 &&
    (again.error === undefined || (error !== undefined && KEPT.includes(again.error.field)))
  );
}

const input = fc.record({
  query: fc.oneof(
    { weight: 20_000, arbitrary: anyQuery },
    // they are long: one in some ten thousand
    { weight: 1, arbitrary: fc.constantFrom(...Object.values(WORST_QUERIES)) },
  ),
  now: anyTime,
  form: fc.constantFrom(
    'top' as const,
    'result' as const,
    'detail' as const,
    'map' as const,
    'solo' as const,
  ),
});

type Given = typeof input extends fc.Arbitrary<infer Value> ? Value : never;

/** Reads random queries, at random times, by random forms. What is read must be valid. */
export const search: Subject<Given> = {
  input,
  isPure: true,
  try(given) {
    const parsed = parseSearchQuery(given.query, given);
    if (!isValid(parsed, parseSearchQuery(toSearchQuery(parsed.condition), given)))
      throw new Finding('a condition that is not valid');
    return parsed.error === undefined ? 'accepted' : 'refused';
  },
};
