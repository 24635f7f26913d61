import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { COURSES, NOW, testFolder, TODAY } from '../../testing/openTestGateway.ts';
import { parseGatewayQuery } from 'shared-contracts/search';
import type { InventorySearch } from '../inventorySearch.ts';
import { raiseVersion } from '../inventoryVersion.ts';
import { openForWriting } from '../openForWriting.ts';
import { type Inventory, openInventory } from '../openInventory.ts';
import { toCriteria } from '../search/toCriteria.ts';
import { toInventorySource } from '../source.ts';
import type { InventoryTables } from '../tables.ts';
import { followInventory } from './followInventory.ts';

const { condition } = parseGatewayQuery('area[]=0&year=2026&month=11&day=28&widthday=7', {
  now: NOW,
});
const criteria = toCriteria(condition, NOW);

async function lowestPrice(search: InventorySearch): Promise<number | undefined> {
  return (await search.readMarkers(criteria, 1)).markers[0]?.price;
}

/** Resolves once the search has the price; the test's own limit ends the wait. */
async function untilLowestIs(price: number, search: () => InventorySearch): Promise<void> {
  while ((await lowestPrice(search())) !== price) await wait(50);
}

describe('the index that follows the inventory', () => {
  const folder = testFolder();
  const source = toInventorySource(undefined, folder.path);
  let inventory: Inventory;
  let writer: Kysely<InventoryTables>;
  beforeAll(async () => {
    inventory = await openInventory({ source, courses: COURSES, today: TODAY });
    if (source.kind === 'pglite') throw new Error('The test writes to SQLite.');
    writer = openForWriting(source).db;
    await inventory.indexed;
  }, 60_000);
  afterAll(async () => {
    await writer.destroy();
    await inventory.close();
    folder.remove();
  });

  /** Sells every plan at one price, as a supplier's change would. */
  const sellAt = (price: number) =>
    writer.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('plan')
        .set({ price0: price, price1: price, price2: price })
        .execute();
      await raiseVersion(transaction);
    });

  it('[R7.03] finds what another process has changed', async () => {
    expect(await lowestPrice(inventory.search())).not.toBe(4321);
    await sellAt(4321);
    await untilLowestIs(4321, inventory.search);
  });

  it('keeps the answers of one generation for whoever has begun with it', async () => {
    const begun = inventory.search();
    const before = await lowestPrice(begun);
    await sellAt(4444);
    await untilLowestIs(4444, inventory.search);
    expect(await lowestPrice(begun)).toBe(before);
  });

  it('[R7.03] forgets what the database has lost in a failover', async () => {
    await sellAt(4500);
    await untilLowestIs(4500, inventory.search);
    await writer.transaction().execute(async (transaction) => {
      const { version } = await transaction
        .updateTable('inventory_version')
        .set({ version: sql<number>`version - 1` })
        .returning('version')
        .executeTakeFirstOrThrow();
      await transaction.deleteFrom('inventory_change').where('version', '>', version).execute();
      await transaction
        .updateTable('plan')
        .set({ price0: 4444, price1: 4444, price2: 4444 })
        .execute();
    });
    await untilLowestIs(4444, inventory.search);
  });

  it('says why a generation could not be read, answers from the last one, and tries again', async () => {
    const failures: unknown[] = [];
    let isBroken = false;
    const db = new Proxy(inventory.db, {
      get: (target, name) => {
        if (isBroken) throw new Error('disk I/O error');
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const followed = followInventory(db, (error) => {
      failures.push(error);
      isBroken = false;
    });
    await followed.indexed;
    const before = await lowestPrice(followed.search());
    isBroken = true;
    await sellAt(4567);
    while (failures.length === 0) await wait(50);
    expect(failures).toEqual([new Error('disk I/O error')]);
    expect([before, 4567]).toContain(await lowestPrice(followed.search()));
    await untilLowestIs(4567, followed.search);
    followed.stop();
  });

  it('answers from the database until the first generation is in memory', async () => {
    const followed = followInventory(inventory.db, () => {});
    const { rows } = await sql<{ price: number }>`select price0 as price from plan limit 1`.execute(
      inventory.db,
    );
    expect(await lowestPrice(followed.search())).toBe(rows[0]?.price);
    await followed.indexed;
    followed.stop();
  });
});
