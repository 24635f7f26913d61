import type { Transaction } from 'kysely';
import type { InventoryTables } from '../tables.ts';

/**
 * Writes many rows of one table within the transaction. Each of the two databases has its own fast
 * way.
 */
export type BulkInsert = <Table extends keyof InventoryTables>(
  transaction: Transaction<InventoryTables>,
  table: Table,
  rows: readonly InventoryTables[Table][],
) => Promise<void>;
