import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { DatabaseKind } from 'server-kit/database/databaseKind';
import { openPostgres } from 'server-kit/database/openPostgres';
import { openSqlite, sqliteDialect } from 'server-kit/database/openSqlite';
import { migrate, POSTGRES_SCHEMA } from './migrations/migrate.ts';
import type { RegistryTables } from './tables.ts';

/** The largest number of connections to PostgreSQL. */
export const CONNECTIONS = 8;

export interface RegistryDatabase {
  readonly kind: DatabaseKind;
  /** The connection for acts. */
  readonly acts: Kysely<RegistryTables>;
  /** The connection for reads, which do not wait for a running act. */
  readonly reads: Kysely<RegistryTables>;
  close(): Promise<void>;
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

function openServer(url: string): RegistryDatabase {
  const database = openPostgres<RegistryTables>(url, {
    connections: CONNECTIONS,
    settings: { search_path: POSTGRES_SCHEMA },
  });
  return both(database, database, 'postgres');
}

function openFile(folder: string): RegistryDatabase {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'records.sqlite');
  const open = () =>
    new Kysely<RegistryTables>({
      dialect: sqliteDialect(openSqlite(file, { synchronous: 'FULL' })),
    });
  return both(open(), open(), 'sqlite');
}

/**
 * Opens and migrates PostgreSQL at `url`, or SQLite in `folder` without a `url`. See
 * `docs/decisions/004-registry.md`.
 */
export async function openDatabase(
  url: string | undefined,
  folder: string,
): Promise<RegistryDatabase> {
  const database = url === undefined ? openFile(folder) : openServer(url);
  await migrate(database.acts, database.kind);
  // a file has one registry, so what it was publishing when it ended is over
  if (database.kind === 'sqlite') await database.acts.deleteFrom('publishing').execute();
  return database;
}
