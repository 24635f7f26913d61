import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const INTEGERS = ['position', 'points', 'transient_points', 'coupons', 'rgc', 'sgc'] as const;

/** Creates the table of members: the demo members, or those that an operator has imported. */
export const inventory005: Migration = {
  async up(db: Kysely<unknown>) {
    let table = db.schema
      .createTable('member')
      .addColumn('id', 'text', (column) => column.primaryKey());
    for (const name of INTEGERS)
      table = table.addColumn(name, 'integer', (column) => column.notNull());
    for (const name of ['kind', 'name', 'phone_number'])
      table = table.addColumn(name, 'text', (column) => column.notNull());
    await table.execute();
  },
};
