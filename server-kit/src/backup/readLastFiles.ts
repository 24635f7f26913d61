import { join } from 'node:path';
import type { BackupPlace } from './backupPlace.ts';
import { type Manifest, readManifest } from './manifest.ts';

/** Returns the files of the newest backup of a place, so that the next one need not fetch them again. */
export async function readLastFiles({ folder, list }: BackupPlace): Promise<Manifest['files']> {
  const [last] = await list();
  if (last === undefined) return {};
  return (await readManifest(join(folder, last))).files;
}
