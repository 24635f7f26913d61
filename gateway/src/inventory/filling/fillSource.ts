import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import type { DayNumber } from 'shared-contracts/format';
import { migrate } from '../migrations/migrate.ts';
import { openPostgres } from '../postgres/openPostgres.ts';
import { postgresBulkInsert } from '../postgres/postgresBulkInsert.ts';
import type { InventorySource } from '../source.ts';
import { openSqlite, toKyselyDatabase } from '../sqlite/openSqlite.ts';
import { sqliteBulkInsert } from '../sqlite/sqliteBulkInsert.ts';
import type { InventoryTables } from '../tables.ts';
import { fillInventory, type FillOptions, type FillResult } from './fillInventory.ts';

export interface FillOrder {
  readonly source: Exclude<InventorySource, { kind: 'pglite' }>;
  readonly courses: number;
  readonly today: DayNumber;
}

const openForWriting = (source: FillOrder['source']): Pick<FillOptions, 'db' | 'kind' | 'bulkInsert'> => {
  if (source.kind === 'postgres') return { db: openPostgres(source.url, 1), kind: 'postgres', bulkInsert: postgresBulkInsert };
  mkdirSync(dirname(source.file), { recursive: true });
  const database = openSqlite(source.file, false);
  const db = new Kysely<InventoryTables>({ dialect: new SqliteDialect({ database: toKyselyDatabase(database) }) });
  return { db, kind: 'sqlite', bulkInsert: sqliteBulkInsert(database) };
};

/** Opens the inventory for writing, brings its tables and rows up to date, and closes it. Blocks: it runs in a thread of its own. */
export const fillSource = async ({ source, courses, today }: FillOrder, onProgress: (percent: number) => void): Promise<FillResult> => {
  const writing = openForWriting(source);
  try {
    await migrate(writing.db, writing.kind);
    return await fillInventory({ ...writing, courses, today, onProgress });
  } finally {
    await writing.db.destroy();
  }
};
