import { say } from '../console/command.ts';
import { runNode } from '../console/runNode.ts';
import { asStep, type StepResult } from './step.ts';

/**
 * TypeScript's native compiler, which is four times as fast. ts-loader cannot use it and keeps
 * TypeScript 6.
 */
export const COMPILER = 'node_modules/typescript-native/bin/tsc';

/** Checks the types of the project in a folder. Resolves with the compiler's exit code. */
export function runCompiler(project: string): Promise<number> {
  return runNode([COMPILER, '-p', project]);
}

/**
 * Checks every project that the root's `tsconfig.json` names. Types cross packages, so no package
 * is checked alone. Each run checks all files again.
 */
export async function checkTypes(): Promise<StepResult> {
  say('all packages, since types cross them ...');
  return asStep((await runNode([COMPILER, '--build', '--force'])) === 0);
}
