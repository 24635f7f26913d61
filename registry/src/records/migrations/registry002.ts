import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Creates the table of the tokens that operators have issued. */
export const registry002: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('token')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('widget', 'text', (column) => column.notNull())
      .addColumn('acts', 'text', (column) => column.notNull())
      .addColumn('issued_at', 'text', (column) => column.notNull())
      .addColumn('issued_by', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'double precision', (column) => column.notNull())
      .addColumn('revoked_at', 'text', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .execute();
  },
};
