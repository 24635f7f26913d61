import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { openPostgres } from '../database/openPostgres.ts';
import { openSqlite, sqliteDialect } from '../database/openSqlite.ts';
import { sync } from './durably.ts';
import { startPostgresProgram } from './runPostgres.ts';
import type { ServerDatabase } from './serverDatabase.ts';

/** Reads a database as it is in its dump. */
export type ReadDump<Tables, Result> = (db: Kysely<Tables>) => Promise<Result>;

async function dumpSqlite<Tables, Result>(
  source: string,
  file: string,
  read: ReadDump<Tables, Result>,
): Promise<Result> {
  // not `openSqlite`: a backup changes nothing, and a missing file is an error
  const database = new DatabaseSync(source, { readOnly: true });
  try {
    database.prepare('VACUUM INTO ?').run(file);
  } finally {
    database.close();
  }
  const db = new Kysely<Tables>({ dialect: sqliteDialect(openSqlite(file, { readOnly: true })) });
  return read(db).finally(() => db.destroy());
}

async function dumpPostgres<Tables, Result>(
  { url, schema }: Extract<ServerDatabase, { kind: 'postgres' }>,
  file: string,
  read: ReadDump<Tables, Result>,
): Promise<Result> {
  const db = openPostgres<Tables>(url, {
    connections: 1,
    settings: { search_path: schema, statement_timeout: '0' },
  });
  const dump = db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(
        transaction,
      );
      const result = await read(transaction);
      const words = ['--format', 'custom', '--schema', schema, '--file', file];
      const snapshot = ['--snapshot', String(rows[0]?.id)];
      await startPostgresProgram(
        'pg_dump',
        [...words, ...snapshot],
        ['ignore', 'ignore', 'pipe'],
        url,
      ).ended;
      return result;
    });
  return dump.finally(() => db.destroy());
}

/**
 * Writes a database to a new file, as it is at one moment, while servers use it. Returns what `read`
 * finds in it at that moment.
 */
export async function dumpDatabase<Tables, Result>(
  database: ServerDatabase,
  file: string,
  read: ReadDump<Tables, Result>,
): Promise<Result> {
  const result =
    database.kind === 'sqlite'
      ? await dumpSqlite(database.file, file, read)
      : await dumpPostgres(database, file, read);
  await sync(file);
  return result;
}
