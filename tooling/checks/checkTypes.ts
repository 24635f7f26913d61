import { runNode } from '../console/runNode.ts';
import { asStep, type StepOptions, type StepResult } from './step.ts';

/** TypeScript's native compiler: four times as fast. ts-loader cannot use it, and keeps TypeScript 6. */
const COMPILER = 'node_modules/typescript-native/bin/tsc';

/** Checks the types of a project, named by its `tsconfig.json` or its folder; answers with the compiler's exit code. */
export function runCompiler(project: string): Promise<number> {
  return runNode([COMPILER, '-p', project]);
}

export async function checkTypes({ only }: StepOptions): Promise<StepResult> {
  const project = only === undefined ? 'tsconfig.json' : `${only}/tsconfig.json`;
  return asStep((await runCompiler(project)) === 0);
}
