import { runBackup } from 'server-kit/backup/runBackup';
import { openDisk } from 'server-kit/files/openDisk';
import { toS3Access } from 'server-kit/settings/s3Settings';
import { addRegistry } from './backup/addRegistry.ts';
import { readEnvironment } from './environment.ts';
import { recordsIn } from './records/openDatabase.ts';

await runBackup('registry', async () => {
  const settings = readEnvironment();
  const disk = await openDisk(settings.ASSET_STORE, toS3Access(settings));
  return addRegistry(recordsIn(settings.DATABASE_URL, settings.REGISTRY_DATA), disk);
});
