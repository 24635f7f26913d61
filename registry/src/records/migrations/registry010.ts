import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds to a token the name of the token that opened it as a session of a team's page; empty for any other. */
export const registry010: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('token')
      .addColumn('session_of', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
