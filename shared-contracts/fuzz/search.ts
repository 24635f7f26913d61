import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { type ParsedSearch, parseSearchQuery, toSearchQuery } from '../src/golf/search/index.ts';
import { anyQuery, anyTime } from '../src/golf/testing/arbitraries/index.ts';
import type { FuzzReport } from './fuzz.ts';
import { WORST_QUERIES } from './worstQueries.ts';

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
  query: anyQuery,
  now: anyTime,
  form: fc.constantFrom(
    'top' as const,
    'result' as const,
    'detail' as const,
    'map' as const,
    'solo' as const,
  ),
});

/**
 * Returns the milliseconds of the fastest try, because other work of the machine makes single tries
 * slower.
 */
function timeOf(read: () => unknown): number {
  return Math.min(
    ...Array.from({ length: 5 }, () => {
      const start = performance.now();
      read();
      return performance.now() - start;
    }),
  );
}

function worstOfThe(queries: Readonly<Record<string, string>>): {
  name: string;
  milliseconds: number;
} {
  return Object.entries(queries)
    .map(([name, query]) => ({
      name,
      milliseconds: timeOf(() => parseSearchQuery(query, { now: 0, form: 'result' })),
    }))
    .reduce((worst, one) => (one.milliseconds > worst.milliseconds ? one : worst));
}

/** Reads random queries, at random times, by random forms, and reports what goes wrong. */
export function fuzzSearch(runs: number, seed: number): FuzzReport {
  const report = { exceptions: 0, invalid: 0, slowest: 0, examples: [] as string[] };
  const note = (kind: 'exceptions' | 'invalid', example: unknown) => {
    report[kind]++;
    if (report.examples.length < 5) report.examples.push(`${kind}: ${JSON.stringify(example)}`);
  };
  fc.assert(
    fc.property(input, (given) => {
      try {
        const start = performance.now();
        const parsed = parseSearchQuery(given.query, given);
        if (performance.now() - start > report.slowest)
          report.slowest = Math.max(
            report.slowest,
            timeOf(() => parseSearchQuery(given.query, given)),
          );
        if (!isValid(parsed, parseSearchQuery(toSearchQuery(parsed.condition), given)))
          note('invalid', given);
      } catch (error) {
        note('exceptions', { ...given, error: String(error) });
      }
    }),
    { numRuns: runs, seed },
  );
  const worst = worstOfThe(WORST_QUERIES);
  return {
    ...report,
    notes: [`slowest of the hostile queries: ${worst.milliseconds.toFixed(2)} ms (${worst.name})`],
  };
}
