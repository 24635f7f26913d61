import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Keeps when a session began. A session from before counts as very old. */
export const auth003: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('auth_session')
      .addColumn('started_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
