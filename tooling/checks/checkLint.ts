import { runNode } from '../console/runNode.ts';
import { asStep, type StepOptions, type StepResult } from './step.ts';

export async function checkLint({ only }: StepOptions): Promise<StepResult> {
  return asStep(
    (await runNode(['node_modules/oxlint/bin/oxlint', '--deny-warnings', only ?? '.'])) === 0,
  );
}
