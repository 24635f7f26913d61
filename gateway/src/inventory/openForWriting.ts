import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely } from 'kysely';
import { openPostgres } from 'server-kit/database/openPostgres';
import type { BulkInsert } from './filling/bulkInsert.ts';
import type { DatabaseKind } from 'server-kit/database/databaseKind';
import { postgresBulkInsert } from './postgres/postgresBulkInsert.ts';
import { SESSION_SETTINGS } from './postgres/sessionSettings.ts';
import type { InventorySource } from './source.ts';
import { openSqlite, sqliteDialect, type SqliteOptions } from 'server-kit/database/openSqlite';
import { sqliteBulkInsert } from './sqlite/sqliteBulkInsert.ts';
import type { InventoryTables } from './tables.ts';

/** An inventory that rows are written to. */
export interface WritableInventory {
  readonly db: Kysely<InventoryTables>;
  readonly kind: DatabaseKind;
  readonly bulkInsert: BulkInsert;
}

/**
 * Opens an inventory for writing. SQLite blocks the thread, so a thread that answers visitors must
 * not do this.
 */
export function openForWriting(
  source: Exclude<InventorySource, { kind: 'pglite' }>,
  options: Pick<SqliteOptions, 'synchronous'> = {},
): WritableInventory {
  if (source.kind === 'postgres') {
    const db = openPostgres<InventoryTables>(source.url, {
      connections: 1,
      // a filling and an import take as long as they need
      settings: { ...SESSION_SETTINGS, statement_timeout: '0' },
    });
    return { db, kind: 'postgres', bulkInsert: postgresBulkInsert };
  }
  mkdirSync(dirname(source.file), { recursive: true });
  const database = openSqlite(source.file, options);
  const db = new Kysely<InventoryTables>({
    dialect: sqliteDialect(database),
  });
  return { db, kind: 'sqlite', bulkInsert: sqliteBulkInsert(database) };
}
