import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import type { BulkInsert } from './filling/bulkInsert.ts';
import type { DatabaseKind } from './migrations/inventory001.ts';
import { openPostgres } from './postgres/openPostgres.ts';
import { postgresBulkInsert } from './postgres/postgresBulkInsert.ts';
import type { InventorySource } from './source.ts';
import { openSqlite, toKyselyDatabase } from './sqlite/openSqlite.ts';
import { sqliteBulkInsert } from './sqlite/sqliteBulkInsert.ts';
import type { InventoryTables } from './tables.ts';

/** A database that rows are written to. */
export interface WritableInventory {
  readonly db: Kysely<InventoryTables>;
  readonly kind: DatabaseKind;
  readonly bulkInsert: BulkInsert;
}

/** Blocks where the source is SQLite: not for a thread that answers visitors. */
export function openForWriting(
  source: Exclude<InventorySource, { kind: 'pglite' }>,
): WritableInventory {
  if (source.kind === 'postgres')
    return { db: openPostgres(source.url, 1), kind: 'postgres', bulkInsert: postgresBulkInsert };
  mkdirSync(dirname(source.file), { recursive: true });
  const database = openSqlite(source.file, false);
  const db = new Kysely<InventoryTables>({
    dialect: new SqliteDialect({ database: toKyselyDatabase(database) }),
  });
  return { db, kind: 'sqlite', bulkInsert: sqliteBulkInsert(database) };
}
