import { execFileSync } from 'node:child_process';
import { repositoryRoot } from './repositoryRoot.ts';

/** Returns what git says of the last commit of this repository; undefined without git. */
function ofLastCommit(format: string): string | undefined {
  try {
    return execFileSync('git', ['log', '-1', `--format=${format}`], {
      cwd: repositoryRoot,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

/** The name of the last commit; `unknown` without git. */
export function headCommit(): string {
  return ofLastCommit('%H') ?? 'unknown';
}

/** When the last commit was made; undefined without git. */
export function headTime(): Date | undefined {
  const seconds = ofLastCommit('%ct');
  return seconds === undefined ? undefined : new Date(Number(seconds) * 1000);
}
