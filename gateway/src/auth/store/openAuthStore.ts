import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { migrateToLatest } from 'server-kit/database/migrateToLatest';
import { openPostgres } from 'server-kit/database/openPostgres';
import { openSqlite, sqliteDialect } from 'server-kit/database/openSqlite';
import { auth001 } from './auth001.ts';
import { auth002 } from './auth002.ts';
import { auth003 } from './auth003.ts';
import { auth004 } from './auth004.ts';
import type { AuthTables } from './tables.ts';

export type AuthStore = Kysely<AuthTables>;

export interface AuthStoreOptions {
  /**
   * The URL of a PostgreSQL server that all gateways share; any other value, or none, means a
   * SQLite file.
   */
  readonly databaseUrl: string | undefined;
  /** The folder of `auth.sqlite`. */
  readonly folder: string;
}

const CONNECTIONS = 4;

/**
 * Opens a file apart from the inventory: filling locks the inventory's file for seconds, and
 * sign-ins must not wait for that. This process writes it over one connection, in statements of
 * microseconds.
 */
function openFile(folder: string): AuthStore {
  mkdirSync(folder, { recursive: true });
  return new Kysely<AuthTables>({
    dialect: sqliteDialect(openSqlite(join(folder, 'auth.sqlite'))),
  });
}

/**
 * Brings the auth server's tables up to date. They have their own list of migrations, apart from
 * the inventory's.
 */
export async function migrateAuth(db: AuthStore): Promise<void> {
  await migrateToLatest(
    db,
    {
      '001-auth': auth001,
      '002-attempts': auth002,
      '003-session-start': auth003,
      '004-security-keys': auth004,
    },
    { migrationTableName: 'auth_migration', migrationLockTableName: 'auth_migration_lock' },
  );
}

/**
 * Opens the database of accounts, sessions, tokens and the audit log, and brings its tables up to
 * date.
 */
export async function openAuthStore({ databaseUrl, folder }: AuthStoreOptions): Promise<AuthStore> {
  const isServer = databaseUrl !== undefined && !databaseUrl.startsWith('pglite:');
  const db = isServer
    ? openPostgres<AuthTables>(databaseUrl, { connections: CONNECTIONS })
    : openFile(folder);
  await migrateAuth(db);
  return db;
}
