import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from 'server-kit/database/databaseKind';

/**
 * Creates the prices of single plans on single days. A search looks for those of a course on some days,
 * so the day comes before the plan in the key. The log names such a price in a column that gateways of
 * the version before neither write nor read.
 */
export function inventory008(kind: DatabaseKind): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const table = db.schema
        .createTable('plan_day')
        .addColumn('course_id', 'integer', (column) => column.notNull())
        .addColumn('day', 'integer', (column) => column.notNull())
        .addColumn('plan_no', 'integer', (column) => column.notNull())
        .addColumn('price', 'integer', (column) => column.notNull())
        .addColumn('closed_price', 'integer')
        .addPrimaryKeyConstraint('plan_day_key', ['course_id', 'day', 'plan_no']);
      await (kind === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table).execute();
      await db.schema.alterTable('inventory_change').addColumn('day_price', 'integer').execute();
    },
  };
}
