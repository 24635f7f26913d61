import { checkDeadCode } from './checkDeadCode.ts';
import { checkFormat } from './checkFormat.ts';
import { checkLayers } from './checkLayers.ts';
import { checkRules } from './checkRules.ts';
import type { StepOptions, StepResult } from './step.ts';

const CHECKS = [checkRules, checkLayers, checkFormat, checkDeadCode];

/** All that is refused by reading the sources: every check runs, also after one failed. */
export async function checkLint(options: StepOptions): Promise<StepResult> {
  const results: StepResult[] = [];
  for (const check of CHECKS) results.push(await check(options));
  return { passed: 0, failed: results.reduce((sum, { failed }) => sum + failed, 0) };
}
