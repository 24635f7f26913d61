// npm run fuzz -- search --runs 1000000 [--seed 42]
import { parseArgs } from 'node:util';
import { fuzzSearch } from './search.ts';

export interface FuzzReport {
  readonly exceptions: number;
  readonly invalid: number;
  /** Milliseconds that the slowest input takes, the best of a few tries. */
  readonly slowest: number;
  readonly examples: readonly string[];
  readonly notes: readonly string[];
}

const TARGETS: Readonly<Record<string, (runs: number, seed: number) => FuzzReport>> = {
  search: fuzzSearch,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
});
const target = TARGETS[positionals[0] ?? ''];
if (target === undefined)
  throw new Error(`Name what to fuzz, one of: ${Object.keys(TARGETS).join(', ')}`);

const seed = Number(values.seed);
const report = target(Number(values.runs), seed);
console.log(
  `${positionals[0]}: ${values.runs} runs, seed ${seed}: ${report.exceptions} exceptions, ${report.invalid} invalid, slowest ${report.slowest.toFixed(2)} ms`,
);
for (const line of [...report.notes, ...report.examples]) console.log(line);
process.exitCode = report.exceptions + report.invalid > 0 ? 1 : 0;
