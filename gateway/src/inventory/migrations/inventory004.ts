import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Creates the tables of imports: the courses that are advertised in each place, and the tables that
 * operators have imported.
 */
export const inventory004: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('ad')
      .addColumn('place', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('course_id', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('ad_key', ['place', 'position'])
      .execute();
    await db.schema
      .createTable('imported')
      .addColumn('what', 'text', (column) => column.primaryKey())
      .addColumn('day', 'integer', (column) => column.notNull())
      .execute();
  },
};
