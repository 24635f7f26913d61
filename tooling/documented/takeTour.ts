import { withEnvironment } from '../stack/environment.ts';
import { applyEdit } from './applyEdit.ts';
import type { Tour } from './readTours.ts';
import { runAsWritten } from './runAsWritten.ts';
import type { ScratchCopy } from './scratchCopy.ts';

/** Milliseconds that one command of a tour may take. */
const LONGEST = 300_000;

/**
 * The packages of a copy are links: npm writes the lock file, and `ScratchCopy.link` does the rest.
 */
const NPM = { npm_config_package_lock_only: 'true', npm_config_prefer_offline: 'true' };

/**
 * Runs command lines in a copy, one after the other; rejects with the last words of the first that
 * fails.
 */
export async function runIn(
  { folder, link }: ScratchCopy,
  lines: readonly string[],
): Promise<void> {
  for (const line of lines) {
    await runAsWritten(line, { folder, environment: withEnvironment(NPM), longest: LONGEST });
    await link();
  }
}

/**
 * Follows the steps of a tour in a copy. Resolves with the files that they touched; rejects where
 * those are more than the tour says.
 */
export async function takeTour(
  { title, most, steps }: Tour,
  copy: ScratchCopy,
): Promise<readonly string[]> {
  for (const step of steps) {
    if (step.kind === 'edit') await applyEdit(copy.folder, step);
    else await runIn(copy, step.lines);
  }
  const files = copy.touched();
  if (files.length > most)
    throw new Error(`${title} touches ${files.length} files: ${files.join(', ')}.`);
  return files;
}
