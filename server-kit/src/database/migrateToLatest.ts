import type { Kysely } from 'kysely';
import { type Migration, Migrator, type MigratorProps } from 'kysely/migration';

/** Where the names of the migrations that have run are kept; Kysely's own tables unless given. */
export type MigrationTables = Pick<
  MigratorProps,
  'migrationTableName' | 'migrationLockTableName' | 'migrationTableSchema'
>;

/**
 * Runs the migrations that have not run on this database, in the order of their names. A name that has run on somebody's
 * database never changes again. Servers that start at once on one PostgreSQL wait for each other. Throws with the cause.
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
    throw new Error('The database could not be brought up to date', { cause: error });
}
