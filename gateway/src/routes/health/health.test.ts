import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { holdAll } from 'server-kit/testing/holdAll';
import { itNeeds } from 'server-kit/testing/needing';
import { CONNECTIONS } from '../../inventory/openInventory.ts';
import { openTestGateway, type TestGateway } from '../../testing/openTestGateway.ts';

// oxlint-disable-next-line node/no-process-env -- the test command may name a server to test with
const withServer = itNeeds('PostgreSQL', process.env.TEST_DATABASE_URL !== undefined);

async function statuses({ app }: TestGateway) {
  const [alive, ready] = await Promise.all([
    app.inject('/gora/health'),
    app.inject('/gora/health/ready'),
  ]);
  return [alive.statusCode, ready.statusCode];
}

withServer(
  '[R10.05] the gateway is alive but not ready while all connections to PostgreSQL are taken, and recovers',
  async () => {
    const gateway = await openTestGateway(undefined, 'postgres');
    expect(await statuses(gateway)).toEqual([200, 200]);
    const giveBack = await holdAll(gateway.inventory.db, CONNECTIONS);
    expect(await statuses(gateway)).toEqual([200, 503]);
    await giveBack();
    expect(await statuses(gateway)).toEqual([200, 200]);
    await gateway.close();
  },
  120_000,
);

it('[R10.05] the gateway is ready, and reads, while another process locks its file', async () => {
  const gateway = await openTestGateway();
  const other = new DatabaseSync(join(gateway.folder, 'inventory.sqlite'));
  other.exec('begin exclusive');
  expect(await statuses(gateway)).toEqual([200, 200]);
  expect(
    (await gateway.app.inject('/gora/content/blocks?device=pc&region=105&v=1')).statusCode,
  ).toBe(200);
  other.exec('rollback');
  other.close();
  await gateway.close();
}, 120_000);
