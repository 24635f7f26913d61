import { checkLint } from '../checks/checkLint.ts';
import { checkTexts } from '../checks/checkTexts.ts';
import type { StepResult } from '../checks/step.ts';
import { command } from '../console/command.ts';
import { expectPackages } from '../console/words.ts';

const HELP = `npm run lint [-- <package>]

Checks rules, layers, format, dead code and texts.`;

command(HELP, async (words) => {
  expectPackages(words);
  const [only] = words;
  const results: StepResult[] = [];
  for (const check of [checkLint, checkTexts]) results.push(await check({ only }));
  return results.reduce((sum, { failed }) => sum + failed, 0);
});
