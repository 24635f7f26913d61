import { mkdir, readdir, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contentPool } from './contentPool.ts';
import { MANIFEST, readManifest } from './manifest.ts';

/** What a backup is called: when it was made, without the colons that some file systems refuse. */
const NAME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z$/;
/** What the name of an unfinished backup begins with. */
export const UNFINISHED = 'unfinished-';
const CONTENTS = 'contents';

/** Returns the name of a backup that is made at a time, in milliseconds since 1970. */
export function backupName(at: number): string {
  return new Date(at).toISOString().replaceAll(/[:.]/g, '-');
}

/** A folder with the backups of one server, each whole, and the contents of their files. */
export interface BackupPlace {
  readonly folder: string;
  readonly contents: ReturnType<typeof contentPool>;
  /** Returns the names of the whole backups, the newest first. */
  list(): Promise<string[]>;
  /** Removes all backups but the newest `kept`, what they alone name, and unfinished ones. */
  removeOld(kept: number, now: number): Promise<string[]>;
}

/** Opens a place of backups; the folder is made when it is missing. */
export async function openBackupPlace(folder: string): Promise<BackupPlace> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const contents = contentPool(join(folder, CONTENTS));
  const list = async () =>
    (await readdir(folder))
      .filter((name) => NAME.test(name) && existsSync(join(folder, name, MANIFEST)))
      .toSorted()
      .toReversed();
  return {
    folder,
    contents,
    list,
    async removeOld(kept, now) {
      const names = await list();
      const old = names.slice(kept);
      for (const name of old) await rm(join(folder, name), { recursive: true });
      const manifests = await Promise.all(
        names.slice(0, kept).map((name) => readManifest(join(folder, name))),
      );
      const named = manifests.flatMap(({ files }) => Object.values(files));
      await contents.removeOthers(new Set(named.map(({ sha256 }) => sha256)), now);
      return old;
    },
  };
}
