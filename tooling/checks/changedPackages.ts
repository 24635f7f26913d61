import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../build/repositoryRoot.ts';

function git(...words: string[]): string[] {
  const text = execFileSync('git', words, { cwd: repositoryRoot, encoding: 'utf8' });
  return text.split('\n').filter(Boolean);
}

/**
 * The commit at which the present branch left `main`; on `main`, its last commit. Throws without a
 * branch `main`.
 */
export function changesBase(): string {
  const [base] = git('merge-base', 'HEAD', 'main');
  if (base === undefined) throw new Error('There is no branch main to compare with.');
  return base;
}

/** The paths of the files that have changed since the commit `base`, and of the new ones. */
export function changedFiles(base: string): string[] {
  const files = [
    ...git('diff', '--name-only', base),
    ...git('ls-files', '-o', '--exclude-standard'),
  ];
  return [...new Set(files)];
}

/** The packages of some files. A file outside of every package counts as `tooling`. */
export function packagesOf(files: readonly string[]): string[] {
  const owners = files.map((file) => {
    const [first = ''] = file.split('/');
    return existsSync(join(repositoryRoot, first, 'package.json')) && first !== file
      ? first
      : 'tooling';
  });
  return [...new Set(owners)];
}
