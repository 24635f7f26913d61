import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { type ParsedSearch, parseSearchQuery, toSearchQuery } from '../src/search/index.ts';
import { anyQuery, anyTime } from '../src/testing/arbitraries/index.ts';
import type { FuzzReport } from './fuzz.ts';
import { WORST_QUERIES } from './worstQueries.ts';

const KEPT = ['area', 'country', 'courseName', 'keyword'];

/** A condition is valid when writing and reading it changes nothing and finds no error, but for what is kept beside one. */
const isValid = ({ condition, error }: ParsedSearch, again: ParsedSearch): boolean =>
  isDeepStrictEqual(condition, again.condition) && again.dropped.length === 0
  && (again.error === undefined || (error !== undefined && KEPT.includes(again.error.field)));

const input = fc.record({ query: anyQuery, now: anyTime, form: fc.constantFrom('top' as const, 'result' as const, 'detail' as const, 'map' as const, 'solo' as const) });

const worstOfThe = (queries: Readonly<Record<string, string>>): { name: string; milliseconds: number } => Object.entries(queries)
  .map(([name, query]) => {
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now();
      parseSearchQuery(query, { now: 0, form: 'result' });
      return performance.now() - start;
    });
    return { name, milliseconds: Math.min(...times) };
  })
  .reduce((worst, one) => (one.milliseconds > worst.milliseconds ? one : worst));

/** Any query, read at any time by any form. */
export const fuzzSearch = (runs: number, seed: number): FuzzReport => {
  const report = { exceptions: 0, invalid: 0, slowest: 0, examples: [] as string[] };
  const note = (kind: 'exceptions' | 'invalid', example: unknown) => {
    report[kind]++;
    if (report.examples.length < 5) report.examples.push(`${kind}: ${JSON.stringify(example)}`);
  };
  fc.assert(fc.property(input, (given) => {
    try {
      const start = performance.now();
      const parsed = parseSearchQuery(given.query, given);
      report.slowest = Math.max(report.slowest, performance.now() - start);
      if (!isValid(parsed, parseSearchQuery(toSearchQuery(parsed.condition), given))) note('invalid', given);
    } catch (error) {
      note('exceptions', { ...given, error: String(error) });
    }
  }), { numRuns: runs, seed });
  const worst = worstOfThe(WORST_QUERIES);
  return { ...report, examples: report.examples, notes: [`slowest of the hostile queries: ${worst.milliseconds.toFixed(2)} ms (${worst.name})`] };
};
