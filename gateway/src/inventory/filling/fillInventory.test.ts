import { Kysely } from 'kysely';
import { TODAY } from '../../testing/openTestGateway.ts';
import { migrate } from '../migrations/migrate.ts';
import { openSqlite, sqliteDialect } from 'server-kit/database/openSqlite';
import { sqliteBulkInsert } from '../sqlite/sqliteBulkInsert.ts';
import type { InventoryTables } from '../tables.ts';
import type { BulkInsert } from './bulkInsert.ts';
import { fillInventory, NothingImported } from './fillInventory.ts';
import { lastDay } from './horizon.ts';

const TABLES = [
  'course',
  'plan',
  'plan_text',
  'plan_day',
  'stock',
  'start_list',
  'calendar',
  'coupon',
  'solo_round',
  'content',
  'inventory',
] as const;

async function openEmpty() {
  const database = openSqlite(':memory:');
  const db = new Kysely<InventoryTables>({
    dialect: sqliteDialect(database),
  });
  await migrate(db, 'sqlite');
  return { db, kind: 'sqlite', bulkInsert: sqliteBulkInsert(database), courses: 12 } as const;
}

/** Reads all rows of the inventory, sorted. */
function contentsOf(db: Kysely<InventoryTables>) {
  return Promise.all(
    TABLES.map(async (table) => [
      table,
      (await db.selectFrom(table).selectAll().execute()).map((row) => JSON.stringify(row)).sort(),
    ]),
  );
}

/** Returns a writer that fails after so many calls, like a full disk. */
function failingAfter(calls: number, bulkInsert: BulkInsert): BulkInsert {
  let left = calls;
  return async (...given) => {
    left -= 1;
    if (left < 0) throw new Error('disk full');
    await bulkInsert(...given);
  };
}

describe('filling the inventory', () => {
  it('makes tee times from today to the end of the seventh month', async () => {
    const inventory = await openEmpty();
    expect(await fillInventory({ ...inventory, today: TODAY })).toBe('filled');
    const days = await inventory.db
      .selectFrom('stock')
      .select((builder) => [builder.fn.min('day').as('first'), builder.fn.max('day').as('last')])
      .executeTakeFirst();
    expect(days).toEqual({ first: TODAY, last: lastDay(TODAY) });
  });

  it('tells its progress, and does nothing to an inventory that is up to date', async () => {
    const inventory = await openEmpty();
    const percents: number[] = [];
    await fillInventory({
      ...inventory,
      today: TODAY,
      onProgress: (percent) => void percents.push(percent),
    });
    expect(percents.at(-1)).toBe(100);
    expect(await fillInventory({ ...inventory, today: TODAY })).toBe('complete');
  });

  it('invents nothing in production: it refuses, and drops what was invented beside an import', async () => {
    const inventory = await openEmpty();
    const production = { ...inventory, courses: 'imported', today: TODAY } as const;
    await expect(fillInventory(production)).rejects.toThrow(NothingImported);
    await fillInventory({ ...inventory, today: TODAY });
    await expect(fillInventory(production)).rejects.toThrow(NothingImported);
    await inventory.db.insertInto('imported').values({ what: 'inventory', day: TODAY }).execute();
    expect(await fillInventory(production)).toBe('extended');
    expect(await fillInventory(production)).toBe('complete');
    const rowsOf = (table: 'course' | 'content' | 'member') =>
      inventory.db.selectFrom(table).selectAll().execute();
    expect(await rowsOf('course')).toHaveLength(12);
    expect([await rowsOf('content'), await rowsOf('member')]).toEqual([[], []]);
  });

  it.each([1, 31, 4000])(
    '[R7.15] loses no day of an import to a clock that runs %i days ahead and is put right, and drops the days that have passed',
    async (ahead) => {
      const inventory = await openEmpty();
      await fillInventory({ ...inventory, today: TODAY });
      await inventory.db.insertInto('imported').values({ what: 'inventory', day: TODAY }).execute();
      const production = { ...inventory, courses: 'imported' } as const;
      const first = async (table: 'stock' | 'calendar') => {
        const query = inventory.db.selectFrom(table).select(({ fn }) => fn.min('day').as('day'));
        return (await query.executeTakeFirstOrThrow()).day;
      };
      await fillInventory({ ...production, today: TODAY });
      const all = await contentsOf(inventory.db);
      await fillInventory({ ...production, today: TODAY + ahead });
      expect(await first('stock')).toBe(TODAY);
      await fillInventory({ ...production, today: TODAY });
      expect(await contentsOf(inventory.db)).toEqual(all);
      for (const day of [1, 2]) await fillInventory({ ...production, today: TODAY + day });
      expect([await first('stock'), await first('calendar')]).toEqual([TODAY + 1, TODAY + 1]);
    },
  );

  it.each([1, 10, 45, 200, 400])(
    'gives, %i days later, the same rows as a filling on that day',
    async (later) => {
      const kept = await openEmpty();
      const fresh = await openEmpty();
      await fillInventory({ ...kept, today: TODAY });
      expect(await fillInventory({ ...kept, today: TODAY + later })).toBe('extended');
      await fillInventory({ ...fresh, today: TODAY + later });
      expect(await contentsOf(kept.db)).toEqual(await contentsOf(fresh.db));
    },
  );

  it.each([0, 1, 4, 6])(
    'leaves nothing behind when it fails after %i steps, and succeeds the next time',
    async (steps) => {
      const broken = await openEmpty();
      const whole = await openEmpty();
      await expect(
        fillInventory({
          ...broken,
          bulkInsert: failingAfter(steps, broken.bulkInsert),
          today: TODAY,
        }),
      ).rejects.toThrow('disk full');
      for (const [table, rows] of await contentsOf(broken.db))
        expect([table, rows]).toEqual([table, []]);
      await fillInventory({ ...broken, today: TODAY });
      await fillInventory({ ...whole, today: TODAY });
      expect(await contentsOf(broken.db)).toEqual(await contentsOf(whole.db));
    },
  );

  it('keeps the old rows when adding new days fails', async () => {
    const inventory = await openEmpty();
    await fillInventory({ ...inventory, today: TODAY });
    const before = await contentsOf(inventory.db);
    await expect(
      fillInventory({
        ...inventory,
        bulkInsert: failingAfter(3, inventory.bulkInsert),
        today: TODAY + 20,
      }),
    ).rejects.toThrow('disk full');
    expect(await contentsOf(inventory.db)).toEqual(before);
  });

  it('fills everything again for another number of courses or an earlier day', async () => {
    const inventory = await openEmpty();
    await fillInventory({ ...inventory, today: TODAY });
    expect(await fillInventory({ ...inventory, courses: 13, today: TODAY })).toBe('filled');
    expect(await fillInventory({ ...inventory, courses: 13, today: TODAY - 1 })).toBe('filled');
    expect(
      await inventory.db
        .selectFrom('course')
        .select((builder) => builder.fn.countAll().as('count'))
        .executeTakeFirst(),
    ).toEqual({ count: 13 });
  });
});
