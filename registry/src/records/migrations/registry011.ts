import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Creates the table of what visits were slow by. */
export const registry011: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('vital_causes')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('bucket', 'integer', (column) => column.notNull())
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('vital', 'text', (column) => column.notNull())
      .addColumn('element', 'text', (column) => column.notNull())
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('script', 'text', (column) => column.notNull())
      .addColumn('visits', 'integer', (column) => column.notNull())
      .addColumn('poor', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('one_count_a_cause', [
        'name',
        'version',
        'bucket',
        'device',
        'vital',
        'element',
        'event',
        'script',
      ])
      .execute();
  },
};
