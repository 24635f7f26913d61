import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Creates the table of the versions that are watched after they became the version for all visitors, and
 * adds the visits that showed nothing and those that the server could not render.
 */
export const registry009: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('watch')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('since', 'double precision', (column) => column.notNull())
      .execute();
    for (const name of ['blank', 'render_failed'])
      await db.schema
        .alterTable('visits')
        .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
  },
};
