import { type Kysely, sql } from 'kysely';
import type { InventoryTables } from './tables.ts';

/**
 * Gives the database the statistics that it plans the first searches with. PostgreSQL passes over the
 * tables of another owner, and gathers theirs by itself a little later.
 */
export async function gatherStatistics(transaction: Kysely<InventoryTables>): Promise<void> {
  await sql`analyze`.execute(transaction);
}
