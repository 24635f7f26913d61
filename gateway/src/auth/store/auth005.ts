import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Creates the table of the reservation site's codes, the same in both databases. */
export const auth005: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('auth_code')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('login', 'text', (column) => column.notNull())
      .addColumn('service', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
