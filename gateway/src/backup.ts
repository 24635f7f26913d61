import { runBackup } from 'server-kit/backup/runBackup';
import { databasesOf } from './backup/databases.ts';
import { readEnvironment } from './environment.ts';

await runBackup('gateway', async () => {
  const databases = databasesOf(readEnvironment());
  return async (making) => {
    for (const [name, database] of Object.entries(databases))
      await making.addDatabase(name, database, async () => {});
    return [];
  };
});
