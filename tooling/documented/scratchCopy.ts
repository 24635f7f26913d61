import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../build/repositoryRoot.ts';

/** The repository as it lies here, in a folder of its own. */
export interface ScratchCopy {
  readonly folder: string;
  /** The files that differ from those that were copied. */
  touched(): readonly string[];
  remove(): Promise<void>;
}

function git(folder: string, ...words: readonly string[]): readonly string[] {
  return execFileSync('git', words, { cwd: folder, encoding: 'utf8' })
    .split('\0')
    .filter((line) => line !== '');
}

/** The packages of the house are those of the copy; all others are links to what is installed. */
async function linkPackages(folder: string): Promise<void> {
  const installed = join(repositoryRoot, 'node_modules');
  const links = join(folder, 'node_modules');
  const own = (await readdir(repositoryRoot, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  await mkdir(links);
  for (const name of await readdir(installed)) {
    if (name === '.cache') continue;
    await symlink(join(own.includes(name) ? folder : installed, name), join(links, name));
  }
}

/** Copies every file that git knows or would take, as it is now. */
export async function scratchCopy(): Promise<ScratchCopy> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'asashiba-tour-')));
  const files = git(repositoryRoot, 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  for (const file of files) {
    // what git still lists may be gone here
    await cp(join(repositoryRoot, file), join(folder, file)).catch(async (error: unknown) => {
      if (
        await readFile(join(repositoryRoot, file)).then(
          () => true,
          () => false,
        )
      )
        throw error;
    });
  }
  await linkPackages(folder);
  git(folder, 'init', '-q');
  git(folder, 'add', '--all');
  return {
    folder,
    touched: () => [
      ...git(folder, 'diff', '-z', '--name-only'),
      ...git(folder, 'ls-files', '-z', '--others', '--exclude-standard'),
    ],
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
