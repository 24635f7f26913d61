import { runRestore } from 'server-kit/backup/runRestore';
import { databasesOf } from './backup/databases.ts';
import { readEnvironment } from './environment.ts';

const NEXT =
  'What suppliers changed since is not in it: ask them to send their whole stock. Who signed out since is signed in again until the session ends.';

await runRestore('gateway', async () => ({
  databases: databasesOf(readEnvironment()),
  nextStep: async () => NEXT,
}));
