import type { Disk } from 'flydrive';
import type { Kysely } from 'kysely';
import type { MakingBackup } from 'server-kit/backup/makeBackup';
import { readLastFiles } from 'server-kit/backup/readLastFiles';
import type { AddEverything } from 'server-kit/backup/runBackup';
import type { ServerDatabase } from 'server-kit/backup/serverDatabase';
import { readVersions } from '../records/readVersions.ts';
import type { RegistryTables } from '../records/tables.ts';
import { type VersionFile, versionFiles } from './versionFiles.ts';

type Place = Parameters<AddEverything>[1];

/** Finds the whole bytes of a file: in an earlier backup, or else in the store. */
async function findWhole(
  { key, isWhole }: VersionFile,
  disk: Disk,
  { contents }: Place,
  last: Awaited<ReturnType<typeof readLastFiles>>,
): Promise<Buffer | undefined> {
  const known = last[key];
  const kept = known && (await contents.read(known).catch(() => undefined));
  if (kept && (await isWhole(kept))) return kept;
  const stored = await disk.getBytes(key).then(Buffer.from, () => undefined);
  return stored && (await isWhole(stored)) ? stored : undefined;
}

/** Adds the records, and then the files of the versions that these records name. */
export function addRegistry(database: ServerDatabase, disk: Disk): AddEverything {
  return async (making: MakingBackup, place) => {
    const last = await readLastFiles(place);
    const versions = await making.addDatabase('records', database, (db: Kysely<RegistryTables>) =>
      readVersions(db).list(),
    );
    const lost: string[] = [];
    for (const file of versions.filter(({ collected }) => !collected).flatMap(versionFiles)) {
      const bytes = await findWhole(file, disk, place, last);
      if (bytes) making.addFile(file.key, await place.contents.keep(bytes));
      else if (file.isNeeded) lost.push(file.key);
    }
    return lost;
  };
}
