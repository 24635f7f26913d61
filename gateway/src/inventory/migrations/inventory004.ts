import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What operators import: which courses are advertised where, and which tables are theirs, not the filling's. */
export const inventory004: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('ad')
      .addColumn('place', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('course_id', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('ad_key', ['place', 'position'] as never[])
      .execute();
    await db.schema
      .createTable('imported')
      .addColumn('what', 'text', (column) => column.primaryKey())
      .addColumn('day', 'integer', (column) => column.notNull())
      .execute();
  },
};
