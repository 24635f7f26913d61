import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { WIDGETS } from '../build/widgets.ts';

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

/** Throws what names no widget, '' where none is named, with the names of all. */
export function expectWidget(name: string): void {
  if (WIDGETS.includes(name)) return;
  const widgets = WIDGETS.join(', ');
  throw new Error(
    name === ''
      ? `Say which widget: ${widgets}.`
      : `There is no widget ${name}; there are ${widgets}.`,
  );
}

/** Throws the value of a flag that is no whole number within bounds, which are part of the range. */
export function expectNumber(
  flag: string,
  value: string,
  { least = 1, most }: { readonly least?: number; readonly most: number },
): void {
  const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= least && number <= most))
    throw new Error(
      `--${flag} takes a whole number from ${least} to ${most}, not "${value}".\n--help says more.`,
    );
}
