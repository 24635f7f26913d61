import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Creates the tables of the errors that browsers reported, by group and hour. */
export const registry006: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('error_group')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('widget', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('place', 'text', (column) => column.notNull())
      .addColumn('stack', 'text', (column) => column.notNull())
      .addColumn('first_seen', 'double precision', (column) => column.notNull())
      .addColumn('last_seen', 'double precision', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('error_count')
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('hour', 'integer', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('one_count_an_hour', ['id', 'hour'])
      .execute();
  },
};
