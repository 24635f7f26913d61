import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const FEES = { course: ['golf_tax'], plan: ['fee2', 'fee3', 'lunch_fee', 'caddie_fee'] } as const;

/**
 * Adds the surcharges of a twosome and a threesome, and the parts of a price; all are zero until
 * the next filling. The indexes are over the price of two and of three players, like those of
 * inventory001 over the price of four.
 */
export const inventory002: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [table, columns] of Object.entries(FEES)) {
      for (const name of columns) {
        await db.schema
          .alterTable(table)
          .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
          .execute();
      }
    }
    for (const price of ['price0', 'price1', 'price2']) {
      for (const fee of ['fee2', 'fee3']) {
        await sql`create index ${sql.id(`plan_by_${price}_${fee}`)} on plan (course_id, (${sql.id(price)} + ${sql.id(fee)}))`.execute(
          db,
        );
      }
    }
  },
};
