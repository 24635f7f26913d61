import type { Transaction } from 'kysely';
import type { InventoryTables } from '../tables.ts';

/** Writes many rows of one table at once, within the transaction. The two databases have a fast way each. */
export type BulkInsert = <Table extends keyof InventoryTables>(
  transaction: Transaction<InventoryTables>,
  table: Table,
  rows: readonly InventoryTables[Table][],
) => Promise<void>;
