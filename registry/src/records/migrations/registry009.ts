import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Creates the table of the versions that are watched after they became the version for all visitors, and
 * that of the speed of visits, and adds the visits that showed nothing and those that the server could not
 * render.
 */
export const registry009: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('watch')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('since', 'double precision', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('vitals')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('bucket', 'integer', (column) => column.notNull())
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('vital', 'text', (column) => column.notNull())
      .addColumn('band', 'integer', (column) => column.notNull())
      .addColumn('visits', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('one_count_a_band', [
        'name',
        'version',
        'bucket',
        'device',
        'vital',
        'band',
      ])
      .execute();
    for (const name of ['blank', 'render_failed'])
      await db.schema
        .alterTable('visits')
        .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
  },
};
