import { runNode } from './runNode.ts';
import { asStep, type StepOptions, type StepResult } from './step.ts';

export const checkLint = async ({ only }: StepOptions): Promise<StepResult> =>
  asStep((await runNode(['node_modules/oxlint/bin/oxlint', '--deny-warnings', only ?? '.'])) === 0);
