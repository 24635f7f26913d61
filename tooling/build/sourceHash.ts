import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Lock } from './bill/shippedPackages.ts';
import { lockedFor } from './lockedFor.ts';
import { repositoryRoot } from './repositoryRoot.ts';
import { SHELL_PARTS } from './shellParts.ts';

/** The files and folders on which every bundle depends, beside the package's own. */
const SHARED_SOURCES = [
  'shared-contracts/src',
  'shared-ui/src',
  'tooling/webpack',
  'tooling/build',
  'tooling/catalogues',
  'tooling/site',
  'tsconfig.base.json',
];
const LEFT_OUT = /(^|\/)(node_modules|dist|testing|stories)\/|\.(test|spec)\.tsx?$|\.md$/;

async function filesBelow(path: string): Promise<string[]> {
  try {
    const entries = await readdir(path, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return [path];
  }
}

/** What the lock says of the packages that a build of `folder` may read. */
async function readLocked(folder: string): Promise<string> {
  const text = await readFile(join(repositoryRoot, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(text) as { packages: Lock };
  return JSON.stringify(lockedFor(packages, relative(repositoryRoot, folder)));
}

/**
 * A short hash of everything that a build of `folder` reads, so that equal hashes mean equal
 * builds.
 */
export async function sourceHash(folder: string): Promise<string> {
  const parts = folder === join(repositoryRoot, 'shell') ? SHELL_PARTS : [];
  const shared = [...parts, ...SHARED_SOURCES].map((path) => join(repositoryRoot, path));
  const sources = [folder, ...shared];
  const files = (await Promise.all(sources.map(filesBelow)))
    .flat()
    .map((file) => ({ file, name: relative(repositoryRoot, file).replaceAll('\\', '/') }))
    .filter(({ name }) => !LEFT_OUT.test(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  const hash = createHash('sha256').update(await readLocked(folder));
  for (const { file, name } of files) hash.update(`${name}\0`).update(await readFile(file));
  return hash.digest('hex').slice(0, 10);
}
