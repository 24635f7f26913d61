import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../build/repositoryRoot.ts';

function git(...words: string[]): string[] {
  const text = execFileSync('git', words, { cwd: repositoryRoot, encoding: 'utf8' });
  return text.split('\n').filter(Boolean);
}

/** Where the present branch left `main`; on `main` itself, its last commit. */
export function changesBase(): string {
  const [base] = git('merge-base', 'HEAD', 'main');
  if (base === undefined) throw new Error('There is no branch main to compare with.');
  return base;
}

/** Files that are not as they were at `base`, new ones too; paths from the repository's root. */
export function changedFiles(base: string): string[] {
  const files = [
    ...git('diff', '--name-only', base),
    ...git('ls-files', '-o', '--exclude-standard'),
  ];
  return [...new Set(files)];
}

/** The packages of these files; a file outside of every package belongs to `tooling`. */
export function packagesOf(files: readonly string[]): string[] {
  const owners = files.map((file) => {
    const [first = ''] = file.split('/');
    return existsSync(join(repositoryRoot, first, 'package.json')) && first !== file
      ? first
      : 'tooling';
  });
  return [...new Set(owners)];
}
