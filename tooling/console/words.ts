import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { repositoryRoot } from '../build/repositoryRoot.ts';

function quoted(words: readonly string[]): string {
  return words.map((word) => `"${word}"`).join(', ');
}

/** Throws what a command line has that the command does not take, with the words that it takes. */
export function expectWords(words: readonly string[], taken: readonly string[]): void {
  const others = words.filter((word) => !taken.includes(word));
  if (others.length === 0) return;
  const choice = taken.length === 0 ? 'nothing' : taken.join(', ');
  throw new Error(
    `The command does not take ${quoted(others)}; it takes ${choice}.\n--help says more.`,
  );
}

/** Throws the words that name no package, with the names of all. */
export function expectPackages(words: readonly string[]): void {
  const packages = globSync('*/package.json', { cwd: repositoryRoot }).map(dirname).toSorted();
  const others = words.filter((word) => !packages.includes(word));
  if (others.length > 0)
    throw new Error(`There is no package ${quoted(others)}; there are ${packages.join(', ')}.`);
}
