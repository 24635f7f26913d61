import { join } from 'node:path';
import type { BackupPlace } from './backupPlace.ts';
import { contentOf } from './durably.ts';
import { type Manifest, readManifest } from './manifest.ts';

/** A backup of which every file was found as it was written. */
export interface WholeBackup {
  readonly name: string;
  readonly manifest: Manifest;
  /** Returns the path of the dump of a database. */
  dumpOf(database: string): string;
}

/** Finds the newest backup that lacks nothing, or the one that is called `wished`. */
async function findName(place: BackupPlace, wished: string | undefined): Promise<string> {
  const names = await place.list();
  if (wished !== undefined && names.includes(wished)) return wished;
  if (wished !== undefined)
    throw new Error(
      `${place.folder} has no whole backup ${wished}, only ${names.join(', ') || 'none'}`,
    );
  for (const name of names)
    if ((await readManifest(join(place.folder, name))).lacks.length === 0) return name;
  throw new Error(
    names.length === 0
      ? `${place.folder} has no whole backup`
      : `each backup in ${place.folder} lacks something: name one with --backup (${names.join(', ')})`,
  );
}

async function refuseAltered(
  place: BackupPlace,
  folder: string,
  { databases, files }: Manifest,
): Promise<void> {
  for (const [name, { sha256 }] of Object.entries(databases)) {
    const found = await contentOf(join(folder, name)).catch(() => undefined);
    if (found?.sha256 !== sha256)
      throw new Error(`${join(folder, name)} is missing or was altered`);
  }
  for (const content of Object.values(files)) await place.contents.read(content);
}

/**
 * Opens a backup of a server: the newest that lacks nothing, or the one that is called `wished`. Rejects if there is none,
 * if it is another server's, and if one of its files is missing or was altered.
 */
export async function openBackup(
  place: BackupPlace,
  server: string,
  wished: string | undefined,
): Promise<WholeBackup> {
  const name = await findName(place, wished);
  const folder = join(place.folder, name);
  const manifest = await readManifest(folder);
  if (manifest.server !== server)
    throw new Error(`${folder} is a backup of the ${manifest.server}, not of the ${server}`);
  await refuseAltered(place, folder, manifest);
  return { name, manifest, dumpOf: (database) => join(folder, database) };
}
