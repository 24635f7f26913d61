import { withEnvironment } from '../stack/environment.ts';
import { applyEdit } from './applyEdit.ts';
import type { Tour } from './readTours.ts';
import { runAsWritten } from './runAsWritten.ts';
import type { ScratchCopy } from './scratchCopy.ts';

/** Milliseconds that one command of a tour may take. */
const LONGEST = 300_000;

/** Follows the steps of a tour in a copy. Resolves with the files that they touched; rejects where they are more than it says. */
export async function takeTour(
  { title, most, steps }: Tour,
  { folder, touched }: ScratchCopy,
): Promise<readonly string[]> {
  for (const step of steps) {
    if (step.kind === 'edit') await applyEdit(folder, step);
    else
      for (const line of step.lines)
        await runAsWritten(line, { folder, environment: withEnvironment({}), longest: LONGEST });
  }
  const files = touched();
  if (files.length > most)
    throw new Error(`${title} touches ${files.length} files: ${files.join(', ')}.`);
  return files;
}
