import { parseArgs } from 'node:util';
import { ENGINES, isEngineName } from '../browsers/findEngines.ts';
import { changesBase } from '../checks/changedPackages.ts';
import { checkJourneys } from '../checks/checkJourneys.ts';
import { checkLint } from '../checks/checkLint.ts';
import { checkOperations } from '../checks/checkOperations.ts';
import { checkServers } from '../checks/checkServers.ts';
import { checkSpec } from '../checks/checkSpec.ts';
import { checkTexts } from '../checks/checkTexts.ts';
import { checkTypes } from '../checks/checkTypes.ts';
import { checkUnits } from '../checks/checkUnits.ts';
import { toSlowestLines } from '../checks/slowest.ts';
import type { StepOptions, StepResult } from '../checks/step.ts';
import { command, say } from '../console/command.ts';
import { expectPackages, expectWords } from '../console/words.ts';

type Step = (options: StepOptions) => Promise<StepResult>;

const STEPS = new Map<string, Step>(
  Object.entries({
    types: checkTypes,
    lint: checkLint,
    texts: checkTexts,
    unit: checkUnits,
    e2e: checkJourneys,
    spec: checkSpec,
    operations: checkOperations,
    bench: checkServers,
  }),
);

const OPTIONS = {
  only: { type: 'string' },
  browser: { type: 'string' },
  changed: { type: 'boolean' },
} as const;

/** The steps for one package, or for all. End-to-end tests run with all packages alone. */
function stepsFor(only: string | undefined): string[] {
  if (only === undefined) return [...STEPS.keys()];
  return only === 'e2e' ? ['types', 'lint', 'e2e'] : ['types', 'lint', 'texts', 'unit'];
}

/**
 * Reads the words of the command line: a package, a step, a browser engine, or `--changed`. Throws
 * where one is unknown.
 */
function readWords(words: readonly string[]): StepOptions & { readonly steps: readonly string[] } {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: OPTIONS,
    allowPositionals: true,
  });
  const [only, ...more] = positionals;
  const { only: step, browser, changed } = values;
  if (step !== undefined && !STEPS.has(step))
    throw new Error(`--only takes one of ${[...STEPS.keys()].join(', ')}.`);
  expectPackages(only === undefined ? [] : [only]);
  expectWords(more, [only ?? '']);
  if (browser !== undefined && !isEngineName(browser))
    throw new Error(`--browser takes one of ${ENGINES.join(', ')}.`);
  if (browser !== undefined) return { only, browser, steps: ['e2e'] };
  const since = changed === true ? changesBase() : undefined;
  const steps = step === undefined ? stepsFor(only) : [step];
  const isWhole = steps.length === STEPS.size && since === undefined;
  return { only, since, isWhole, steps };
}

async function runStep(name: string, options: StepOptions) {
  say(`\n── ${name}`);
  const begin = performance.now();
  const step = STEPS.get(name);
  if (step === undefined) throw new Error(`There is no step ${name}.`);
  const result = await step(options).catch((error: unknown): StepResult => {
    say(error instanceof Error ? error.message : String(error));
    return { passed: 0, failed: 1 };
  });
  const seconds = (performance.now() - begin) / 1000;
  say(`── ${name}: ${result.failed === 0 ? 'good' : 'FAILED'}, ${seconds.toFixed(1)} s`);
  if (result.slowest !== undefined) say(`Slowest:\n${toSlowestLines(result.slowest).join('\n')}`);
  return { ...result, seconds };
}

const HELP = `npm test [-- <package>] [options]

Runs every step, also after one has failed. The last lines name each test that failed.

  --changed        the tests of what has changed since the main branch
  --only STEP      one of types, lint, texts, unit, e2e, spec, operations, bench
  --browser NAME   the end-to-end tests in chromium, firefox or webkit`;

command(HELP, async (words) => {
  const { steps, ...options } = readWords(words);
  const results: (StepResult & { readonly seconds: number })[] = [];
  for (const name of steps) results.push(await runStep(name, options));
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  say('');
  for (const failure of results.flatMap(({ failures = [] }) => failures)) say(`FAILED ${failure}`);
  for (const note of results.flatMap(({ notes = [] }) => notes)) say(note);
  say(steps.map((name, at) => `${name} ${results[at]?.seconds.toFixed(0)} s`).join(', '));
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  // a check such as `texts` counts nothing
  say(passed + failed === 0 ? 'good' : `${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
