import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Creates the tables of the security keys, the same in both databases. */
export const auth004: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('auth_key')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('system', 'text', (column) => column.notNull())
      .addColumn('login', 'text', (column) => column.notNull())
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('added_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('auth_key_by_account')
      .on('auth_key')
      .columns(['system', 'login'])
      .execute();
    await db.schema
      .createTable('auth_challenge')
      .addColumn('challenge', 'text', (column) => column.primaryKey())
      .addColumn('system', 'text', (column) => column.notNull())
      .addColumn('login', 'text', (column) => column.notNull())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
