import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { DatabaseKind } from 'server-kit/database/databaseKind';
import { type Schema, schemaOf } from 'server-kit/database/schema';
import { traceQueries } from 'server-kit/database/traceQueries';
import { openPostgres } from 'server-kit/database/openPostgres';
import { openSqlite, sqliteDialect } from 'server-kit/database/openSqlite';
import { auth001 } from './auth001.ts';
import { auth002 } from './auth002.ts';
import { auth003 } from './auth003.ts';
import { auth004 } from './auth004.ts';
import { auth005 } from './auth005.ts';
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

/** Returns the SQLite file of accounts and sessions in a folder. */
export function authFile(folder: string): string {
  return join(folder, 'auth.sqlite');
}

/**
 * Opens a file apart from the inventory: filling locks the inventory's file for seconds, and
 * sign-ins must not wait for that. This process writes it over one connection, in statements of
 * microseconds.
 */
function openFile(folder: string): AuthStore {
  mkdirSync(folder, { recursive: true });
  return new Kysely<AuthTables>({
    log: traceQueries,
    dialect: sqliteDialect(openSqlite(authFile(folder))),
  });
}

/** All steps of the auth server's tables, by their names. */
export const authMigrations = {
  '001-auth': auth001,
  '002-attempts': auth002,
  '003-session-start': auth003,
  '004-security-keys': auth004,
  '005-authorization-codes': auth005,
};

/** The auth server's tables. They have their own list of migrations, apart from the inventory's. */
export function authSchema(db: AuthStore, kind: DatabaseKind): Schema {
  return schemaOf(db, kind, {
    name: 'auth',
    steps: authMigrations,
    table: 'auth_migration',
    postgresSchema: 'public',
  });
}

/** Opens the database as it is. */
export function connectAuthStore({ databaseUrl, folder }: AuthStoreOptions): {
  readonly store: AuthStore;
  readonly kind: DatabaseKind;
} {
  const isServer = databaseUrl !== undefined && !databaseUrl.startsWith('pglite:');
  return isServer
    ? {
        store: openPostgres<AuthTables>(databaseUrl, { connections: CONNECTIONS }),
        kind: 'postgres',
      }
    : { store: openFile(folder), kind: 'sqlite' };
}

/**
 * Opens the database of accounts, sessions, tokens and the audit log, and brings its tables up to
 * date.
 */
export async function openAuthStore(options: AuthStoreOptions): Promise<AuthStore> {
  const { store, kind } = connectAuthStore(options);
  await authSchema(store, kind).migrate();
  return store;
}
