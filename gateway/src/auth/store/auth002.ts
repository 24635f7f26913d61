import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const KEY = ['system', 'login', 'network'] as const;

/** Creates the tables that slow sign-ins down, the same in both databases. */
export const auth002: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('auth_attempt')
      .addColumn('system', 'text', (column) => column.notNull())
      .addColumn('login', 'text', (column) => column.notNull())
      .addColumn('network', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('free_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('auth_attempt_key', [...KEY])
      .execute();
    await db.schema
      .createTable('auth_known_network')
      .addColumn('system', 'text', (column) => column.notNull())
      .addColumn('login', 'text', (column) => column.notNull())
      .addColumn('network', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('auth_known_network_key', [...KEY])
      .execute();
  },
};
