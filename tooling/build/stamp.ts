import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from './repositoryRoot.ts';

function stampOf(name: string) {
  return join(repositoryRoot, name, 'dist/.source-hash');
}

/** The hash of the sources from which `dist/` was built; undefined where nothing was built. */
export function readStamp(name: string): Promise<string | undefined> {
  return readFile(stampOf(name), 'utf8').catch(() => undefined);
}

/** Forgets it, before a build begins: one that fails or is stopped leaves nothing that counts as built. */
export function forgetStamp(name: string): Promise<void> {
  return rm(stampOf(name), { force: true });
}

/** Notes the hash of the sources from which `dist/` was built. */
export function writeStamp(name: string, hash: string): Promise<void> {
  return writeFile(stampOf(name), hash);
}
