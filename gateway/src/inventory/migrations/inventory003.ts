import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from './inventory001.ts';

const INTEGERS = ['course_id', 'day', 'round_no', 'start', 'price', 'caddie', 'lunch', 'style', 'joined', 'least'] as const;

/** The rounds that single players join (R2.18). A search reads the rounds of some days, so the day comes first in their key. */
export const inventory003 = (kind: DatabaseKind): Migration => ({
  async up(db: Kysely<unknown>) {
    const columns = INTEGERS.reduce(
      (table, name) => table.addColumn(name, 'integer', (column) => column.notNull()),
      db.schema.createTable('solo_round') as ReturnType<typeof db.schema.createTable<string, (typeof INTEGERS)[number] | 'entrants'>>,
    ).addColumn('entrants', 'text', (column) => column.notNull()).addPrimaryKeyConstraint('solo_round_key', ['day', 'course_id', 'round_no']);
    await (kind === 'sqlite' ? columns.modifyEnd(sql`without rowid`) : columns).execute();
  },
});
