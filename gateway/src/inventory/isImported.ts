import type { Kysely } from 'kysely';
import type { InventoryTables } from './tables.ts';

/** Says whether an operator has imported this part of the inventory: nothing of it is invented. */
export async function isImported(db: Kysely<InventoryTables>, what: string): Promise<boolean> {
  const row = await db
    .selectFrom('imported')
    .select('what')
    .where('what', '=', what)
    .executeTakeFirst();
  return row !== undefined;
}
