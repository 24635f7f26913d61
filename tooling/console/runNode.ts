import { spawn } from 'node:child_process';
import { withEnvironment } from '../stack/environment.ts';
import { repositoryRoot } from '../build/repositoryRoot.ts';

/** Runs a script with this Node and shows its output. Resolves with its exit code. */
export function runNode(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, {
      cwd: repositoryRoot,
      stdio: 'inherit',
      env: withEnvironment(environment),
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
