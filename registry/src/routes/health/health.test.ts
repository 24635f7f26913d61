import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { holdAll } from 'server-kit/testing/holdAll';
import { CONNECTIONS } from '../../records/openDatabase.ts';
import { aRunningRegistry } from '../../testing/aRunningRegistry.ts';
import { aSharedDatabase } from '../../testing/aSharedDatabase.ts';

// oxlint-disable-next-line node/no-process-env -- the test command may name a server to test with
const hasServer = process.env.TEST_DATABASE_URL !== undefined;
/** PGlite has one connection. */
const MOST = hasServer ? CONNECTIONS : 1;

async function statuses(url: string) {
  const [alive, ready] = await Promise.all([fetch(`${url}/health`), fetch(`${url}/health/ready`)]);
  return [alive.status, ready.status];
}

it('[R10.05] the registry is alive but not ready while all connections to PostgreSQL are taken, and recovers', async () => {
  const shared = await aSharedDatabase();
  const database = await shared.open();
  const registry = await aRunningRegistry({ database: async () => database });
  expect(await statuses(registry.url)).toEqual([200, 200]);
  const giveBack = await holdAll(database.reads, MOST);
  expect(await statuses(registry.url)).toEqual([200, 503]);
  await giveBack();
  expect(await statuses(registry.url)).toEqual([200, 200]);
  await registry.stop();
  await shared.drop();
}, 30_000);

it('[R10.05] the registry is ready, and says what is live, while another process locks its file', async () => {
  const registry = await aRunningRegistry();
  const other = new DatabaseSync(join(registry.folder, 'data/records.sqlite'));
  other.exec('begin exclusive');
  expect(await statuses(registry.url)).toEqual([200, 200]);
  expect((await fetch(`${registry.url}/discovery`)).status).toBe(200);
  other.exec('rollback');
  other.close();
  await registry.stop();
});
