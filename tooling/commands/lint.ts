import { checkLint } from '../checks/checkLint.ts';
import { checkTexts } from '../checks/checkTexts.ts';
import type { StepResult } from '../checks/step.ts';
import { command } from '../console/command.ts';

/** `npm run lint [-- <package>]`: rules, layers, format, dead code and texts. */
command(async ([only]) => {
  const results: StepResult[] = [];
  for (const check of [checkLint, checkTexts]) results.push(await check({ only }));
  return results.reduce((sum, { failed }) => sum + failed, 0);
});
