import { type Kysely, sql } from 'kysely';
import type { InventoryTables } from './tables.ts';

/** Returns the number of the present generation, which every change of the inventory raises. */
export async function readVersion(db: Kysely<InventoryTables>): Promise<number> {
  const { version } = await db
    .selectFrom('inventory_version')
    .select('version')
    .executeTakeFirstOrThrow();
  return version;
}

/**
 * Tells everybody who keeps a copy that courses, plans, prices or stock have changed. Call it in the
 * transaction that changes them.
 */
export async function raiseVersion(db: Kysely<InventoryTables>): Promise<void> {
  await db
    .updateTable('inventory_version')
    .set({ version: sql<number>`version + 1` })
    .execute();
}
