import { runNode } from './runNode.ts';
import { asStep, type StepOptions, type StepResult } from './step.ts';

export const checkTypes = async ({ only }: StepOptions): Promise<StepResult> =>
  asStep(
    (await runNode([
      'node_modules/typescript/bin/tsc',
      '-p',
      only === undefined ? 'tsconfig.json' : `${only}/tsconfig.json`,
    ])) === 0,
  );
