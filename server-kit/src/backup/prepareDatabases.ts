import type { Manifest } from './manifest.ts';
import { prepareFile } from './prepareFile.ts';
import { prepareSchema } from './prepareSchema.ts';
import type { ServerDatabase, ServerDatabases, TakePlace } from './serverDatabase.ts';
import type { WholeBackup } from './openBackup.ts';

function prepare(
  dump: string,
  { kind }: Manifest['databases'][string],
  database: ServerDatabase,
  isReplaced: boolean,
): Promise<TakePlace> {
  if (kind !== database.kind)
    throw new Error(`the backup is of a ${kind} database, and the settings name ${database.kind}`);
  return database.kind === 'sqlite'
    ? prepareFile(dump, database.file, isReplaced)
    : prepareSchema(dump, database, isReplaced);
}

/**
 * Prepares the databases of a backup. Rejects before any change if a database is missing in it, if
 * there is one in its place and it is not to be replaced, and if a server uses that.
 */
export async function prepareDatabases(
  { manifest, dumpOf }: WholeBackup,
  databases: ServerDatabases,
  isReplaced: boolean,
): Promise<TakePlace> {
  const prepared: TakePlace[] = [];
  for (const [name, database] of Object.entries(databases)) {
    const dumped = manifest.databases[name];
    if (!dumped) throw new Error(`the backup has no database ${name}`);
    prepared.push(await prepare(dumpOf(name), dumped, database, isReplaced));
  }
  return async () => {
    for (const takePlace of prepared) await takePlace();
  };
}
