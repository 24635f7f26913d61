import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from 'server-kit/database/databaseKind';

const RATINGS = [
  'overall',
  'staff',
  'facility',
  'meal',
  'cost_performance',
  'maintenance',
  'distance',
  'fairway',
  'layout',
  'green',
  'atmosphere',
];

type Integers = 'integer' | 'bigint';
function withColumns(
  table: CreateTableBuilder<string>,
  type: Integers | 'text',
  names: readonly string[],
): CreateTableBuilder<string> {
  return names.reduce<CreateTableBuilder<string>>(
    (built, name) => built.addColumn(name, type, (column) => column.notNull()),
    table,
  );
}

/**
 * Creates the first tables. `WITHOUT ROWID` keeps SQLite's rows in key order, the order in which
 * the searches read them.
 */
export function inventory001(kind: DatabaseKind): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const table = (
        name: string,
        integers: readonly string[],
        bigints: readonly string[],
        texts: readonly string[],
        key: readonly string[],
      ) => {
        const built = withColumns(
          withColumns(
            withColumns(db.schema.createTable(name), 'integer', integers),
            'bigint',
            bigints,
          ),
          'text',
          texts,
        );
        // the cast is needed because a loop adds the columns, and Kysely's types do not follow it
        const keyed = built.addPrimaryKeyConstraint(`${name}_key`, [...key] as never[]);
        return (kind === 'sqlite' ? keyed.modifyEnd(sql`without rowid`) : keyed).execute();
      };
      await table(
        'course',
        [
          'id',
          'pref',
          'country',
          'category',
          'flags',
          'road',
          'distance_km',
          'lat',
          'lon',
          'reservations',
          'reviews',
          ...RATINGS,
        ],
        [],
        ['name', 'kana', 'search_name', 'city', 'interchange'],
        ['id'],
      );
      await table(
        'plan',
        ['course_id', 'plan_no', 'price0', 'price1', 'price2', 'valid_from', 'valid_to', 'flags'],
        ['zones'],
        [],
        ['course_id', 'plan_no'],
      );
      await table(
        'plan_text',
        ['course_id', 'plan_no'],
        [],
        ['title', 'search_title'],
        ['course_id', 'plan_no'],
      );
      await table('stock', ['course_id', 'day'], ['runs', 'free'], [], ['course_id', 'day']);
      await table('calendar', ['day', 'class', 'weekday_bit'], [], ['holiday'], ['day']);
      await table(
        'coupon',
        ['course_id', 'coupon_no', 'discount', 'valid_from', 'valid_to'],
        [],
        [],
        ['course_id', 'coupon_no'],
      );
      await table(
        'content',
        ['region', 'position'],
        [],
        ['device', 'block', 'entry'],
        ['device', 'region', 'block', 'position'],
      );
      await table(
        'inventory',
        ['id', 'generation', 'courses', 'from_day', 'to_day'],
        [],
        [],
        ['id'],
      );
      await db.schema.createIndex('course_by_pref').on('course').column('pref').execute();
      await db.schema
        .createIndex('calendar_by_class')
        .on('calendar')
        .columns(['class', 'day'])
        .execute();
      for (const price of ['price0', 'price1', 'price2']) {
        await db.schema
          .createIndex(`plan_by_${price}`)
          .on('plan')
          .columns(['course_id', price])
          .execute();
      }
    },
  };
}
