import { type Kysely, sql } from 'kysely';
import type { DatabaseKind } from 'server-kit/database/databaseKind';
import type { InventoryTables } from './tables.ts';

/**
 * Waits at the beginning of a transaction until no other process writes to the inventory. Whoever
 * comes after waits for this transaction.
 */
export async function waitForTurn(
  transaction: Kysely<InventoryTables>,
  kind: DatabaseKind,
): Promise<void> {
  if (kind === 'postgres') await sql`select pg_advisory_xact_lock(7301)`.execute(transaction);
  // any write takes SQLite's one lock for writing
  else await transaction.deleteFrom('inventory').where('id', '=', 0).execute();
}
