import { checkDeadCode } from './checkDeadCode.ts';
import { checkFormat } from './checkFormat.ts';
import { checkLayers } from './checkLayers.ts';
import { checkRules } from './checkRules.ts';
import type { StepOptions, StepResult } from './step.ts';

const CHECKS = [checkRules, checkLayers, checkFormat, checkDeadCode];

/** Runs every check that only reads the sources, also after one has failed. */
export async function checkLint(options: StepOptions): Promise<StepResult> {
  const results: StepResult[] = [];
  for (const check of CHECKS) results.push(await check(options));
  return { passed: 0, failed: results.reduce((sum, { failed }) => sum + failed, 0) };
}
