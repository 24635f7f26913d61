import { runNode } from '../console/runNode.ts';
import { asStep, type StepOptions, type StepResult } from './step.ts';

/** Refuses code that breaks a rule of `.oxlintrc.json`. */
export async function checkRules({ only }: StepOptions): Promise<StepResult> {
  const words = ['--deny-warnings', only ?? '.'];
  return asStep((await runNode(['node_modules/oxlint/bin/oxlint', ...words])) === 0);
}
