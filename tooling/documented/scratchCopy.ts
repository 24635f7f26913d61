import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../build/repositoryRoot.ts';

/** A copy of the repository in a temporary folder of its own. */
export interface ScratchCopy {
  readonly folder: string;
  /** Links packages that a command has added to the workspace, in place of an installation. */
  link(): Promise<void>;
  /** The paths of the files that differ from those that were copied. */
  touched(): readonly string[];
  /** Takes back everything that a tour has changed. */
  reset(): Promise<void>;
  remove(): Promise<void>;
}

/**
 * What the compiler knows of the sources as they are, so that it reads only what a change touches, and the
 * renderer's code that is built of them.
 */
const MADE = ['.cache/types', 'shell/dist/server/renderer'];
/** What npm says that it has installed. */
const INSTALLED = '.package-lock.json';

function git(folder: string, ...words: readonly string[]): readonly string[] {
  return execFileSync('git', words, { cwd: folder, encoding: 'utf8' })
    .split('\0')
    .filter((line) => line !== '');
}

async function packagesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'package.json')))
    .map(({ name }) => name);
}

/**
 * Links what is installed in one `node_modules` folder; the packages of `own` are linked to the
 * copy.
 */
async function linkFolder(below: string, folder: string, own: readonly string[]): Promise<void> {
  const installed = join(repositoryRoot, below, 'node_modules');
  if (!existsSync(installed)) return;
  const links = join(folder, below, 'node_modules');
  await mkdir(links, { recursive: true });
  for (const name of await readdir(installed)) {
    if (name === '.cache') continue;
    await symlink(join(own.includes(name) ? folder : installed, name), join(links, name));
  }
}

/** Links what is installed for the repository, and for packages that have versions of their own. */
async function linkInstalled(folder: string): Promise<void> {
  const own = await packagesIn(folder);
  await linkFolder('.', folder, own);
  for (const name of own) await linkFolder(name, folder, []);
}

/** Links packages of the copy that are new in it, and takes the lock file as installed. */
async function linkNew(folder: string): Promise<void> {
  const links = join(folder, 'node_modules');
  for (const name of await packagesIn(folder))
    if (!existsSync(join(links, name))) await symlink(join(folder, name), join(links, name));
  await rm(join(links, INSTALLED));
  await cp(join(folder, 'package-lock.json'), join(links, INSTALLED));
}

/** Removes the links to packages that are not there any more. */
async function unlinkLost(folder: string): Promise<void> {
  const links = join(folder, 'node_modules');
  for (const name of await readdir(links))
    if (!existsSync(join(links, name))) await rm(join(links, name));
}

async function copyFile(path: string, folder: string): Promise<void> {
  const from = join(repositoryRoot, path);
  // git still lists a file that was deleted here
  if (!existsSync(from)) return;
  // the compiler compares times
  await cp(from, join(folder, path), { recursive: true, preserveTimestamps: true });
}

/** Copies every file that git knows or would take, as it is now. */
export async function scratchCopy(): Promise<ScratchCopy> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'asashiba-tour-')));
  const files = git(repositoryRoot, 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  for (const file of files) await copyFile(file, folder);
  for (const made of MADE) await copyFile(made, folder);
  await linkInstalled(folder);
  git(folder, 'init', '-q');
  git(folder, 'add', '--all');
  return {
    folder,
    link: () => linkNew(folder),
    touched: () => [
      ...git(folder, 'diff', '-z', '--name-only'),
      ...git(folder, 'ls-files', '-z', '--others', '--exclude-standard'),
    ],
    reset: async () => {
      git(folder, 'checkout', '-q', '--', '.');
      git(folder, 'clean', '-dfq');
      await unlinkLost(folder);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
