import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from './repositoryRoot.ts';

const stampOf = (name: string) => join(repositoryRoot, name, 'dist/.source-hash');

/** The hash of the sources that `dist/` was built from; undefined where nothing was built. */
export const readStamp = (name: string): Promise<string | undefined> =>
  readFile(stampOf(name), 'utf8').catch(() => undefined);

export const writeStamp = (name: string, hash: string): Promise<void> =>
  writeFile(stampOf(name), hash);
