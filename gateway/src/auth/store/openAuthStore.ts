import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { migrateToLatest } from 'server-kit/database/migrateToLatest';
import { openPostgres } from 'server-kit/database/openPostgres';
import { openSqlite, sqliteDialect } from 'server-kit/database/openSqlite';
import { auth001 } from './auth001.ts';
import type { AuthTables } from './tables.ts';

export type AuthStore = Kysely<AuthTables>;

export interface AuthStoreOptions {
  /** A PostgreSQL server, shared by every gateway; any other value, or none, means the file. */
  readonly databaseUrl: string | undefined;
  /** Where `auth.sqlite` lies. */
  readonly folder: string;
}

const CONNECTIONS = 4;

/**
 * A file of its own: the inventory's is locked for seconds while it is filled, and nobody should wait for that to sign in.
 * This process writes it by one connection, in statements of microseconds; the threads that read the inventory never see it.
 */
function openFile(folder: string): AuthStore {
  mkdirSync(folder, { recursive: true });
  return new Kysely<AuthTables>({
    dialect: sqliteDialect(openSqlite(join(folder, 'auth.sqlite'))),
  });
}

/** Tables apart from the inventory's, with a list of migrations of their own. */
export async function migrateAuth(db: AuthStore): Promise<void> {
  await migrateToLatest(
    db,
    { '001-auth': auth001 },
    { migrationTableName: 'auth_migration', migrationLockTableName: 'auth_migration_lock' },
  );
}

/** Opens what the auth server writes: accounts, sessions, tokens and the audit log. */
export async function openAuthStore({ databaseUrl, folder }: AuthStoreOptions): Promise<AuthStore> {
  const isServer = databaseUrl !== undefined && !databaseUrl.startsWith('pglite:');
  const db = isServer
    ? openPostgres<AuthTables>(databaseUrl, { connections: CONNECTIONS })
    : openFile(folder);
  await migrateAuth(db);
  return db;
}
