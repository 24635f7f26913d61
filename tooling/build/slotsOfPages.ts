import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './repositoryRoot.ts';

/** The names of the slots that the shell draws (`<Slot name="guest" …>`, `<LentSlot name="left_ad" …>`), sorted. */
export function slotsOfPages(): string[] {
  const names = globSync('shell/src/**/*.tsx', { cwd: repositoryRoot })
    .filter((path) => !path.includes('.test.'))
    .map((path) => readFileSync(join(repositoryRoot, path), 'utf8'))
    .flatMap((text) =>
      [...text.matchAll(/<(?:Lent)?Slot\s+name="([\w-]+)"/g)].map(([, name = '']) => name),
    );
  return [...new Set(names)].toSorted();
}
