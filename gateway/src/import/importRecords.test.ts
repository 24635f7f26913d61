import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { itNeeds } from 'server-kit/testing/needing';
import { isImported } from '../inventory/isImported.ts';
import { migrate } from '../inventory/migrations/migrate.ts';
import { openForWriting } from '../inventory/openForWriting.ts';
import { toInventorySource } from '../inventory/source.ts';
import { waitForTurn } from '../inventory/waitForTurn.ts';
import { TODAY } from '../testing/openTestGateway.ts';
import { ownDatabase, SERVER } from '../testing/ownDatabase.ts';
import { importRecords } from './importRecords.ts';

const withServer = itNeeds('PostgreSQL', SERVER !== undefined);

withServer(
  '[R7.07] the first import waits for a gateway that fills the same tables, and stays',
  async () => {
    const database = await ownDatabase('postgres', '');
    const source = toInventorySource(database.url, '');
    if (source.kind === 'pglite') throw new Error('The test needs a server.');
    const gateway = openForWriting(source);
    const operator = openForWriting(source);
    // a transaction would see the same activity until its end
    const watcher = openForWriting(source);
    await migrate(gateway.db, gateway.kind);
    let importing: Promise<number> | undefined;
    await gateway.db.transaction().execute(async (filling) => {
      await waitForTurn(filling, gateway.kind);
      expect(await isImported(filling, 'content')).toBe(false);
      let isOver = false;
      const news = [{ device: 'pc', region: 0, block: 'news', label: '早朝' }];
      importing = importRecords(operator, 'content', news, TODAY).finally(() => {
        isOver = true;
      });
      const waits = sql<{ count: number }>`select count(*) as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      while (!isOver && (await waits.execute(watcher.db)).rows[0]?.count !== 1) await pause(5);
      await filling.deleteFrom('content').execute();
    });
    expect(await importing).toBe(1);
    const rows = await operator.db.selectFrom('content').select('block').execute();
    expect(rows).toEqual([{ block: 'news' }]);
    for (const { db } of [gateway, operator, watcher]) await db.destroy();
    await database.drop();
  },
  60_000,
);
