import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { ChangedRow } from '../inventoryVersion.ts';
import type { InventoryTables, StockTable } from '../tables.ts';
import type { DayChange, PackedStock } from './change.ts';
import { rowsOf } from './keys.ts';
import { type DayState, changedDay } from './states.ts';

type Database = Kysely<InventoryTables>;
type DayKey = Pick<DayChange, 'courseId' | 'day'>;

function keyOf(courseId: number, day: number): string {
  return `${courseId} ${day}`;
}

function listOf(keys: readonly DayKey[]): RawBuilder<unknown> {
  return rowsOf(keys.map(({ courseId, day }) => [courseId, day]));
}

/** Reads the exact starts of days. */
async function readLists(db: Database, keys: readonly DayKey[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('start_list')
    .selectAll()
    .where(sql<SqlBool>`(course_id, day) in (values ${listOf(keys)})`)
    .execute();
  return new Map(rows.map(({ course_id, day, starts }) => [keyOf(course_id, day), starts]));
}

async function writeLists(db: Database, days: readonly ChangedDay[]): Promise<void> {
  const rows = days.flatMap(({ courseId, day, before, after: { starts } }) =>
    starts === undefined || starts === before.starts ? [] : [{ course_id: courseId, day, starts }],
  );
  if (rows.length === 0) return;
  await db
    .insertInto('start_list')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['course_id', 'day'])
        .doUpdateSet(({ ref }) => ({ starts: ref('excluded.starts') })),
    )
    .execute();
}

async function readRows(
  db: Database,
  table: 'stock' | 'closed_day',
  keys: readonly DayKey[],
): Promise<Map<string, PackedStock>> {
  const rows = await db
    .selectFrom(table)
    .selectAll()
    .where(sql<SqlBool>`(course_id, day) in (values ${listOf(keys)})`)
    .execute();
  return new Map(
    rows.map(({ course_id, day, runs, free }) => [keyOf(course_id, day), { runs, free }]),
  );
}

async function write(
  db: Database,
  table: 'stock' | 'closed_day',
  rows: readonly StockTable[],
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto(table)
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['course_id', 'day'])
        .doUpdateSet(({ ref }) => ({ runs: ref('excluded.runs'), free: ref('excluded.free') })),
    )
    .execute();
}

async function drop(db: Database, keys: readonly DayKey[]): Promise<void> {
  if (keys.length === 0) return;
  await db
    .deleteFrom('closed_day')
    .where(sql<SqlBool>`(course_id, day) in (values ${listOf(keys)})`)
    .execute();
}

/** A day before and after a batch. */
interface ChangedDay extends DayKey {
  readonly before: DayState;
  readonly after: DayState;
}

function isSame(one: PackedStock | undefined, other: PackedStock | undefined): boolean {
  return one?.runs === other?.runs && one?.free === other?.free;
}

async function readChanged(db: Database, changes: readonly DayChange[]): Promise<ChangedDay[]> {
  const byDay = Map.groupBy(changes, ({ courseId, day }) => keyOf(courseId, day));
  const keys = [...byDay.values()].flatMap(([first]) => first ?? []);
  const sold = await readRows(db, 'stock', keys);
  const closed = await readRows(db, 'closed_day', keys);
  const lists = await readLists(db, keys);
  return [...byDay].flatMap(([key, own]) => {
    const [first] = own;
    if (first === undefined) return [];
    const before = { sold: sold.get(key), closed: closed.get(key), starts: lists.get(key) };
    return [
      { courseId: first.courseId, day: first.day, before, after: own.reduce(changedDay, before) },
    ];
  });
}

function toRows(days: readonly ChangedDay[], which: 'sold' | 'closed'): StockTable[] {
  return days.flatMap(({ courseId, day, before, after }) => {
    const stock = after[which];
    return stock === undefined || isSame(before[which], stock)
      ? []
      : [{ course_id: courseId, day, ...stock }];
  });
}

/**
 * Writes changes of days, in their order. Returns the days whose stock is now another, as rows of the
 * log.
 */
export async function changeDays(
  db: Database,
  changes: readonly DayChange[],
): Promise<ChangedRow[]> {
  if (changes.length === 0) return [];
  const days = await readChanged(db, changes);
  const sold = toRows(days, 'sold');
  await write(db, 'stock', sold);
  await write(db, 'closed_day', toRows(days, 'closed'));
  await writeLists(db, days);
  await drop(
    db,
    days.filter(({ before, after }) => before.closed !== undefined && after.closed === undefined),
  );
  return sold.map((row) => ({
    ...row,
    plan_no: 0,
    price0: 0,
    price1: 0,
    price2: 0,
    fee2: 0,
    fee3: 0,
    day_price: null,
  }));
}
