import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Creates the table of the publishes that are under way. */
export const registry003: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('publishing')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('until', 'double precision', (column) => column.notNull())
      .addPrimaryKeyConstraint('one_publish_at_once', ['name', 'version'])
      .execute();
  },
};
