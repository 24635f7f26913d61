import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the hour of a token's last use; 0 for one that was not used since. */
export const registry004: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('token')
      .addColumn('used_at', 'double precision', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
