import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from 'server-kit/database/databaseKind';

const INTEGERS = [
  'course_id',
  'day',
  'round_no',
  'start',
  'price',
  'caddie',
  'lunch',
  'style',
  'joined',
  'least',
] as const;

/**
 * Creates the table of rounds for single players (R2.18). A search reads the rounds of some days,
 * so the day comes first in the key.
 */
export function inventory003(kind: DatabaseKind): Migration {
  return {
    async up(db: Kysely<unknown>) {
      let table: CreateTableBuilder<string> = db.schema.createTable('solo_round');
      for (const name of INTEGERS)
        table = table.addColumn(name, 'integer', (column) => column.notNull());
      // the cast is needed because a loop adds the columns, and Kysely's types do not follow it
      const keyed = table
        .addColumn('entrants', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('solo_round_key', ['day', 'course_id', 'round_no'] as never[]);
      await (kind === 'sqlite' ? keyed.modifyEnd(sql`without rowid`) : keyed).execute();
    },
  };
}
