import { workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { BIGINT } from 'server-kit/database/openPostgres';
import type { DayNumber } from 'shared-contracts/format';
import { fillInventory, type FillOptions } from '../filling/fillInventory.ts';
import { applyOrder } from '../changes/applyOrder.ts';
import { APPLY, type Batch, type StreamPart } from '../changes/orders.ts';
import { migrate } from '../migrations/migrate.ts';
import type { InventoryTables } from '../tables.ts';
import { portToParent } from '../threads/portToParent.ts';
import { BRING_TO, type Question, toAnswer } from '../threads/queryMessages.ts';
import { SESSION_SETTINGS } from './sessionSettings.ts';
import { postgresBulkInsert } from './postgresBulkInsert.ts';

export interface PgliteData {
  readonly folder: string | undefined;
  readonly courses: FillOptions['courses'];
}

const { folder, courses } = workerData as PgliteData;
const pglite = await PGlite.create({
  ...(folder === undefined ? {} : { dataDir: folder }),
  parsers: { [BIGINT]: Number },
});
await pglite.exec(
  Object.entries(SESSION_SETTINGS)
    .map(([name, value]) => `set ${name} = ${value}`)
    .join(';'),
);
const db = new Kysely<InventoryTables>({ dialect: new PGliteDialect({ pglite }) });

async function bringTo(today: DayNumber): Promise<unknown[]> {
  await migrate(db, 'postgres');
  return [
    {
      result: await fillInventory({
        db,
        kind: 'postgres',
        bulkInsert: postgresBulkInsert,
        courses,
        today,
      }),
    },
  ];
}

async function apply([order]: readonly unknown[]): Promise<unknown[]> {
  // what `changeWriter` asks
  return [await applyOrder({ db, kind: 'postgres' }, order as Batch | StreamPart)];
}

async function answer(word: string, values: readonly unknown[]): Promise<unknown[]> {
  if (word === BRING_TO) return bringTo(values[0] as number);
  if (word === APPLY) return apply(values);
  return (await pglite.query(word, [...values])).rows as unknown[];
}

const port = portToParent();
/**
 * PGlite is PostgreSQL compiled to WebAssembly. This thread holds the whole database, so it also
 * fills it.
 */
port.on('message', async (question: Question | 'close') => {
  if (question !== 'close') {
    const { id, sql, values } = question;
    port.postMessage(await toAnswer(id, () => answer(sql, values)));
    return;
  }
  await db.destroy();
  // Kysely closes the database only when it has run a query
  if (!pglite.closed) await pglite.close();
  port.close();
});
