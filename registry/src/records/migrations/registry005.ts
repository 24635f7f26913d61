import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds whether the files of a version were collected. */
export const registry005: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('version')
      .addColumn('collected', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
