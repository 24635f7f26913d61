import { checkFormat } from '../checks/checkFormat.ts';
import { checkLayers } from '../checks/checkLayers.ts';
import { checkLint } from '../checks/checkLint.ts';
import { checkTexts } from '../checks/checkTexts.ts';
import type { StepResult } from '../checks/step.ts';
import { command } from '../console/command.ts';

/** `npm run lint [-- <package>]` */
command(async ([only]) => {
  const results: StepResult[] = [];
  for (const check of [checkLint, checkLayers, checkFormat, checkTexts])
    results.push(await check({ only }));
  return results.reduce((sum, { failed }) => sum + failed, 0);
});
