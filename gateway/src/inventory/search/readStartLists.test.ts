import { Kysely } from 'kysely';
import { openSqlite, sqliteDialect } from 'server-kit/database/openSqlite';
import { migrate } from '../migrations/migrate.ts';
import { packStock, type Start } from '../packStock.ts';
import { writeStarts } from '../startList.ts';
import type { InventoryTables } from '../tables.ts';
import { readStartLists } from './readStartLists.ts';

const DAY = 20_000;
const STARTS: readonly Start[] = [
  { minute: 420, isFree: true },
  { minute: 428, isFree: false },
];

/** Reads the starts of a day whose table `stock` has what `stock` packs to. */
async function read(stock: readonly Start[], starts = STARTS) {
  const db = new Kysely<InventoryTables>({ dialect: sqliteDialect(openSqlite(':memory:')) });
  await migrate(db, 'sqlite');
  const key = { course_id: 7, day: DAY };
  await db
    .insertInto('stock')
    .values({ ...key, ...packStock(stock) })
    .execute();
  await db
    .insertInto('start_list')
    .values({ ...key, starts: writeStarts(starts) })
    .execute();
  const days = await readStartLists(db, 7, { from: DAY, to: DAY + 1 });
  await db.destroy();
  return days;
}

it('the exact starts of a day are those that were told last', async () => {
  expect(await read(STARTS)).toEqual([{ day: DAY, starts: STARTS }]);
});

it('the exact starts of a closed day are not shown', async () => {
  expect(await read([])).toEqual([]);
});

it('the exact starts count no more once a gateway of the version before has changed the day', async () => {
  expect(
    await read([
      { minute: 420, isFree: true },
      { minute: 428, isFree: true },
    ]),
  ).toEqual([]);
});
