import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { openForWriting, type WritableInventory } from '../inventory/openForWriting.ts';
import { postgresBulkInsert } from '../inventory/postgres/postgresBulkInsert.ts';
import type { InventorySource } from '../inventory/source.ts';
import type { InventoryTables } from '../inventory/tables.ts';

/** A database for an operator's command, also where PostgreSQL is a folder, which must belong to no running gateway meanwhile. */
export async function openForOperator(source: InventorySource): Promise<WritableInventory> {
  if (source.kind !== 'pglite') return openForWriting(source);
  if (source.folder === undefined)
    throw new Error('a database in memory belongs to the gateway that runs on it');
  const pglite = await PGlite.create({ dataDir: source.folder });
  return {
    db: new Kysely<InventoryTables>({ dialect: new PGliteDialect({ pglite }) }),
    kind: 'postgres',
    bulkInsert: postgresBulkInsert,
  };
}
