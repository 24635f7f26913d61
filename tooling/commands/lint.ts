import { checkLint } from '../checks/checkLint.ts';
import { checkTexts } from '../checks/checkTexts.ts';
import type { StepResult } from '../checks/step.ts';
import { command } from '../console/command.ts';
import { expectPackages, expectWords } from '../console/words.ts';

const HELP = `npm run lint [-- <package>]

Checks rules, layers, format, dead code and texts.`;

command(HELP, async (words) => {
  expectPackages(words);
  const [only, ...more] = words;
  expectWords(more, [only ?? '']);
  const results: StepResult[] = [];
  for (const check of [checkLint, checkTexts]) results.push(await check({ only }));
  return results.reduce((sum, { failed }) => sum + failed, 0);
});
