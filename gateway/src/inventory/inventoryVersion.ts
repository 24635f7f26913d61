import { type Kysely, sql } from 'kysely';
import type { InventoryTables } from './tables.ts';

/** The number of the inventory's present generation; it grows with every change of courses, plans, prices or stock. */
export async function readVersion(db: Kysely<InventoryTables>): Promise<number> {
  const { version } = await db
    .selectFrom('inventory_version')
    .select('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Tells everybody who keeps a copy that the inventory has changed; part of the transaction that changes it. */
export async function raiseVersion(db: Kysely<InventoryTables>): Promise<void> {
  await db
    .updateTable('inventory_version')
    .set({ version: sql<number>`version + 1` })
    .execute();
}
