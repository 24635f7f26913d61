import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One row with a number that every change of courses, plans, prices and stock raises: who keeps a copy looks at it. */
export const inventory006: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('inventory_version')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute();
    await (db as Kysely<{ inventory_version: { id: number; version: number } }>)
      .insertInto('inventory_version')
      .values({ id: 1, version: 1 })
      .execute();
  },
};
