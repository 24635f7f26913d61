import { runRestore } from 'server-kit/backup/runRestore';
import { openDisk } from 'server-kit/files/openDisk';
import { toS3Access } from 'server-kit/settings/s3Settings';
import { restoreFiles } from './backup/restoreFiles.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { connectDatabase, recordsIn } from './records/openDatabase.ts';
import { readRecords } from './records/readRecords.ts';

/** Says how shells that have seen later acts follow this registry again (ADR 041, ADR 058). */
async function nextStep({ DATABASE_URL, REGISTRY_DATA }: Environment): Promise<string> {
  const database = connectDatabase(DATABASE_URL, REGISTRY_DATA);
  const last = await readRecords(database.reads)
    .revision()
    .finally(() => database.close());
  return `The last act has the number ${last}. If the log of a shell says that it has seen a later one, run\nnode registry/src/renumber.ts --after <the number that the shell has seen>`;
}

await runRestore('registry', async () => {
  const settings = readEnvironment();
  return {
    databases: { records: recordsIn(settings.DATABASE_URL, settings.REGISTRY_DATA) },
    restoreFiles: restoreFiles(await openDisk(settings.ASSET_STORE, toS3Access(settings))),
    nextStep: () => nextStep(settings),
  };
});
