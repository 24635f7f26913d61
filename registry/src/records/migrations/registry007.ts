import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the documents that asked for a ticket and those that said that they run, and when a trial got its present share. */
export const registry007: Migration = {
  async up(db: Kysely<unknown>) {
    for (const name of ['issued', 'heard'])
      await db.schema
        .alterTable('visits')
        .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    await db.schema
      .alterTable('trial')
      .addColumn('share_since', 'double precision', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
