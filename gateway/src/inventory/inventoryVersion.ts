import { type Kysely, sql } from 'kysely';
import type { InventoryChangeTable, InventoryTables } from './tables.ts';

/** A row of the log without its version. */
export type ChangedRow = Omit<InventoryChangeTable, 'version'>;

/** Stands in the log for more than its rows can say. */
const EVERYTHING: ChangedRow = {
  course_id: 0,
  plan_no: 0,
  day: 0,
  runs: 0,
  free: 0,
  price0: 0,
  price1: 0,
  price2: 0,
  fee2: 0,
  fee3: 0,
  day_price: null,
};
/** Versions that the log keeps. Who is further behind reads the inventory anew. */
const VERSIONS_KEPT = 5000;
/** Rows of the log that one statement writes; PostgreSQL takes 65,535 values. */
const ROWS_AT_ONCE = 1000;

/** Returns the number of the present generation, which every change of the inventory raises. */
export async function readVersion(db: Kysely<InventoryTables>): Promise<number> {
  const { version } = await db
    .selectFrom('inventory_version')
    .select('version')
    .executeTakeFirstOrThrow();
  return version;
}

/**
 * Tells everybody who keeps a copy what these days and plans are now, and returns the number of the
 * new generation. Call it in the transaction that changes them.
 */
export async function logChanges(
  db: Kysely<InventoryTables>,
  rows: readonly ChangedRow[],
): Promise<number> {
  const { version } = await db
    .updateTable('inventory_version')
    .set({ version: sql<number>`version + 1` })
    .returning('version')
    .executeTakeFirstOrThrow();
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await db
      .insertInto('inventory_change')
      .values(rows.slice(from, from + ROWS_AT_ONCE).map((row) => ({ ...row, version })))
      .execute();
  await db
    .deleteFrom('inventory_change')
    .where('version', '<=', version - VERSIONS_KEPT)
    .execute();
  return version;
}

/**
 * Tells everybody who keeps a copy that courses, plans, prices or stock have changed, and that they
 * must read all of them. Returns the number of the new generation. Call it in the transaction that
 * changes them.
 */
export function raiseVersion(db: Kysely<InventoryTables>): Promise<number> {
  return logChanges(db, [EVERYTHING]);
}

/** Whether a row of the log stands for everything. */
export function isEverything({ course_id }: ChangedRow): boolean {
  return course_id === EVERYTHING.course_id;
}
