import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, PostgresDialect, type SqliteDatabase, SqliteDialect } from 'kysely';
import { Pool } from 'pg';
import { migrate, POSTGRES_SCHEMA } from './migrate.ts';
import type { RegistryTables } from './tables.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

export interface RegistryDatabase {
  readonly kind: DatabaseKind;
  readonly acts: Kysely<RegistryTables>;
  /** Reads that do not wait for an act that is under way. */
  readonly reads: Kysely<RegistryTables>;
  close(): Promise<void>;
}

function openSqlite(file: string): SqliteDatabase {
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  return {
    close: () => database.close(),
    prepare: (text) => {
      const statement = database.prepare(text);
      return {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...(values as SQLInputValue[])),
        run: (values) => statement.run(...(values as SQLInputValue[])),
        iterate: (values) => statement.iterate(...(values as SQLInputValue[])),
      };
    },
  };
}

function both(
  acts: Kysely<RegistryTables>,
  reads: Kysely<RegistryTables>,
  kind: DatabaseKind,
): RegistryDatabase {
  return {
    kind,
    acts,
    reads,
    close: async () =>
      void (await Promise.all([...new Set([acts, reads])].map((each) => each.destroy()))),
  };
}

function openPostgres(url: string): RegistryDatabase {
  const pool = new Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: 5000,
    options: `-c search_path=${POSTGRES_SCHEMA}`,
  });
  // an idle connection that the server closed is not an event that may end the process
  pool.on('error', () => {});
  const database = new Kysely<RegistryTables>({ dialect: new PostgresDialect({ pool }) });
  return both(database, database, 'postgres');
}

function open(url: string | undefined, folder: string): RegistryDatabase {
  if (url !== undefined) return openPostgres(url);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'records.sqlite');
  const [acts, reads] = [0, 1].map(
    () =>
      new Kysely<RegistryTables>({
        dialect: new SqliteDialect({ database: async () => openSqlite(file) }),
      }),
  );
  return both(acts!, reads!, 'sqlite');
}

/** `url` of a PostgreSQL server, or nothing: SQLite in `folder`. `docs/decisions/004-registry.md` */
export async function openDatabase(
  url: string | undefined,
  folder: string,
): Promise<RegistryDatabase> {
  const database = open(url, folder);
  await migrate(database.acts, database.kind);
  return database;
}
