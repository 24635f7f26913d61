import { Kysely, PGliteDialect } from 'kysely';
import { openForWriting, type WritableInventory } from '../inventory/openForWriting.ts';
import { postgresBulkInsert } from '../inventory/postgres/postgresBulkInsert.ts';
import type { InventorySource } from '../inventory/source.ts';
import type { InventoryTables } from '../inventory/tables.ts';

/**
 * Opens a database for an operator's command. A PGlite folder must not be in use by a running
 * gateway. Throws for a PGlite database in memory.
 */
export async function openForOperator(source: InventorySource): Promise<WritableInventory> {
  if (source.kind !== 'pglite') return openForWriting(source);
  if (source.folder === undefined)
    throw new Error('a database in memory can only be used by the gateway that runs on it');
  // only for a database of tests and demonstrations, which does not ship
  const { PGlite } = await import('@electric-sql/pglite');
  const pglite = await PGlite.create({ dataDir: source.folder });
  return {
    db: new Kysely<InventoryTables>({ dialect: new PGliteDialect({ pglite }) }),
    kind: 'postgres',
    bulkInsert: postgresBulkInsert,
  };
}
