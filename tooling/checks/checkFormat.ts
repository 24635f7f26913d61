import { runNode } from '../console/runNode.ts';
import { asStep, type StepOptions, type StepResult } from './step.ts';

/**
 * Runs Prettier over one package, or over everything where `only` is undefined. Resolves with its
 * exit code.
 */
export function runPrettier(
  mode: '--write' | '--check',
  only: string | undefined,
): Promise<number> {
  const words = [mode, '--log-level', 'warn', '--cache', only ?? '.'];
  return runNode(['node_modules/prettier/bin/prettier.cjs', ...words]);
}

/** Refuses files that `npm run format` would change. */
export async function checkFormat({ only }: StepOptions): Promise<StepResult> {
  return asStep((await runPrettier('--check', only)) === 0);
}
