import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../build/repositoryRoot.ts';

/** A source file of the product. */
export interface Source {
  /** From the root of the repository. */
  readonly path: string;
  readonly text: string;
}

const NOT_PRODUCT = /\.test\.tsx?$|\/(testing|stories|dist|node_modules)\//;

/**
 * The product's TypeScript files that a glob pattern names; tests and what tests are made of are
 * left out.
 */
export function sourcesBelow(pattern: string): Source[] {
  return globSync(pattern, { cwd: repositoryRoot })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !NOT_PRODUCT.test(path))
    .map((path) => ({ path, text: readFileSync(join(repositoryRoot, path), 'utf8') }));
}

/** The paths of the sources that contain a word, as a name in code or as a whole string. */
export function pathsWith(word: string, sources: readonly Source[]): string[] {
  const pattern = new RegExp(`(?<![\\w$-])${word}(?![\\w$-])`);
  return sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
}
