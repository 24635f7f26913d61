import type { Kysely } from 'kysely';
import { type Migration, Migrator, type MigratorProps } from 'kysely/migration';

/** The tables that record which migrations have run. Default: Kysely's own names. */
export type MigrationTables = Pick<
  MigratorProps,
  'migrationTableName' | 'migrationLockTableName' | 'migrationTableSchema'
>;

/**
 * Runs the migrations that have not run on this database yet, in the order of their names. Never
 * rename a migration that has run on any database. Servers that start at the same time on one
 * PostgreSQL wait for each other. Throws an error with the failure as its cause.
 */
export async function migrateToLatest<Tables>(
  db: Kysely<Tables>,
  migrations: Readonly<Record<string, Migration>>,
  tables: MigrationTables = {},
): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
    ...tables,
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined)
    throw new Error('The migrations of the database failed', { cause: error });
}
