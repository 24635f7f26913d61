import type { Kysely } from 'kysely';
import type { DatabaseKind } from 'server-kit/database/databaseKind';
import { waitForPostgresTurn } from 'server-kit/database/postgresTurn';
import type { InventoryTables } from './tables.ts';

/** The turn of who writes. The value is arbitrary. */
const TURN = 7301n;

/**
 * Waits at the beginning of a transaction until no other process writes to the inventory. Whoever
 * comes after waits for this transaction.
 */
export async function waitForTurn(
  transaction: Kysely<InventoryTables>,
  kind: DatabaseKind,
): Promise<void> {
  if (kind === 'postgres') await waitForPostgresTurn(transaction, TURN);
  // any write takes SQLite's one lock for writing
  else await transaction.deleteFrom('inventory').where('id', '=', 0).execute();
}
