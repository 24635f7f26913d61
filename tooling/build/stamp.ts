import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from './repositoryRoot.ts';

function stampOf(name: string) {
  return join(repositoryRoot, name, 'dist/.source-hash');
}

/** The hash of the sources from which `dist/` was built; undefined where nothing was built. */
export function readStamp(name: string): Promise<string | undefined> {
  return readFile(stampOf(name), 'utf8').catch(() => undefined);
}

/** Notes the hash of the sources from which `dist/` was built. */
export function writeStamp(name: string, hash: string): Promise<void> {
  return writeFile(stampOf(name), hash);
}
