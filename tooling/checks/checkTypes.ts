import { runNode } from './runNode.ts';
import { asStep, type StepOptions, type StepResult } from './step.ts';

export async function checkTypes({ only }: StepOptions): Promise<StepResult> {
  return asStep(
    (await runNode([
      'node_modules/typescript/bin/tsc',
      '-p',
      only === undefined ? 'tsconfig.json' : `${only}/tsconfig.json`,
    ])) === 0,
  );
}
