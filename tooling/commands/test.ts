import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINES, isEngineName } from '../browsers/findEngines.ts';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { checkJourneys } from '../checks/checkJourneys.ts';
import { checkLint } from '../checks/checkLint.ts';
import { checkTexts } from '../checks/checkTexts.ts';
import { checkTypes } from '../checks/checkTypes.ts';
import { checkUnits } from '../checks/checkUnits.ts';
import type { StepOptions, StepResult } from '../checks/step.ts';
import { command, say } from '../console/command.ts';

const STEPS: Readonly<Record<string, (options: StepOptions) => Promise<StepResult>>> = {
  types: checkTypes,
  lint: checkLint,
  texts: checkTexts,
  unit: checkUnits,
  e2e: checkJourneys,
};

/** The word behind a flag, and the words without both. */
function takeFlag(words: readonly string[], name: string) {
  const flag = words.indexOf(name);
  if (flag === -1) return { value: undefined, rest: words };
  const rest = words.filter((_, at) => at !== flag && at !== flag + 1);
  return { value: words[flag + 1] ?? '', rest };
}

/** Every step, or those that one package has. */
function usualSteps(only: string | undefined): string[] {
  if (only === undefined) return Object.keys(STEPS);
  return only === 'e2e' ? ['types', 'lint', 'e2e'] : ['types', 'lint', 'texts', 'unit'];
}

/** The package, the steps and the browser engine that the words ask for. End-to-end tests belong to the whole, not to one package. */
function readWords(words: readonly string[]) {
  const { value: browser, rest: withoutBrowser } = takeFlag(words, '--browser');
  const {
    value: step,
    rest: [only],
  } = takeFlag(withoutBrowser, '--only');
  if (step !== undefined && !(step in STEPS))
    throw new Error(`--only takes one of ${Object.keys(STEPS).join(', ')}.`);
  if (only !== undefined && !existsSync(join(repositoryRoot, only, 'package.json')))
    throw new Error(`There is no package ${only}.`);
  if (browser !== undefined) {
    if (!isEngineName(browser)) throw new Error(`--browser takes one of ${ENGINES.join(', ')}.`);
    return { only, browser, steps: ['e2e'] };
  }
  return { only, browser, steps: step === undefined ? usualSteps(only) : [step] };
}

async function runStep(name: string, options: StepOptions): Promise<StepResult> {
  say(`\n── ${name}`);
  const begin = performance.now();
  const result = await STEPS[name]!(options).catch((error: unknown) => {
    say(error instanceof Error ? error.message : String(error));
    return { passed: 0, failed: 1 };
  });
  say(
    `── ${name}: ${result.failed === 0 ? 'good' : 'FAILED'}, ${((performance.now() - begin) / 1000).toFixed(1)} s`,
  );
  return result;
}

/** `npm test [-- <package>] [-- --only types|lint|texts|unit|e2e] [-- --browser chromium|firefox|webkit]`: every step runs, also after one failed; the last line counts. */
command(async (words) => {
  const { only, browser, steps } = readWords(words);
  const results: StepResult[] = [];
  for (const name of steps) results.push(await runStep(name, { only, browser }));
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  say('');
  for (const note of results.flatMap(({ notes = [] }) => notes)) say(note);
  say(`${results.reduce((sum, result) => sum + result.passed, 0)} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
