import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { ServerDatabase } from 'server-kit/backup/serverDatabase';
import type { DatabaseKind } from 'server-kit/database/databaseKind';
import { traceQueries } from 'server-kit/database/traceQueries';
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
  // each query names the schema: a pooler of connections keeps no `search_path`
  const database = openPostgres<RegistryTables>(url, { connections: CONNECTIONS }).withSchema(
    POSTGRES_SCHEMA,
  );
  return both(database, database, 'postgres');
}

/** Returns the SQLite file of the records in a folder. */
function recordsFile(folder: string): string {
  return join(folder, 'records.sqlite');
}

function openFile(folder: string): RegistryDatabase {
  mkdirSync(folder, { recursive: true });
  const file = recordsFile(folder);
  const open = () =>
    new Kysely<RegistryTables>({
      log: traceQueries,
      dialect: sqliteDialect(openSqlite(file, { synchronous: 'FULL' })),
    });
  return both(open(), open(), 'sqlite');
}

/** Returns what backups have of the records. See `openDatabase`. */
export function recordsIn(url: string | undefined, folder: string): ServerDatabase {
  return url === undefined
    ? { kind: 'sqlite', file: recordsFile(folder) }
    : { kind: 'postgres', url, schema: POSTGRES_SCHEMA };
}

/** Opens PostgreSQL at `url`, or SQLite in `folder` without a `url`, as it is. */
export function connectDatabase(url: string | undefined, folder: string): RegistryDatabase {
  return url === undefined ? openFile(folder) : openServer(url);
}

/** Opens and migrates a database like `connectDatabase`. See `docs/decisions/004-registry.md`. */
export async function openDatabase(
  url: string | undefined,
  folder: string,
): Promise<RegistryDatabase> {
  const database = connectDatabase(url, folder);
  await migrate(database.acts, database.kind);
  return database;
}
