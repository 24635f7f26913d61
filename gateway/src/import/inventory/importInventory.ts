import { sql, type Transaction } from 'kysely';
import type { DayNumber } from 'shared-contracts/format';
import type * as z from 'zod';
import type { WritableInventory } from '../../inventory/openForWriting.ts';
import { planKey } from '../../inventory/changes/changePlans.ts';
import { raiseVersion } from '../../inventory/inventoryVersion.ts';
import type { InventoryTables } from '../../inventory/tables.ts';
import { waitForTurn } from '../../inventory/waitForTurn.ts';
import { couponRecord } from './couponRecord.ts';
import { courseRecord, toCourseRow } from './courseRecord.ts';
import { dayPriceRecord, toPlanDayRow } from './dayPriceRecord.ts';
import { planRecord, toPlanRow, toPlanText } from './planRecord.ts';
import { stockRecord, toStockRow } from './stockRecord.ts';
import { streamRecords } from './streamRecords.ts';

const ROWS_AT_ONCE = 1000;
/** After so many wrong rows the import stops checking. */
const MOST_NAMED = 20;
const TABLES = [
  'course',
  'plan',
  'plan_text',
  'plan_day',
  'stock',
  'coupon',
  'solo_round',
  'closed_day',
  'closed_plan',
] as const;

/** One run of the command. */
interface Import {
  readonly transaction: Transaction<InventoryTables>;
  readonly bulkInsert: WritableInventory['bulkInsert'];
  readonly folder: string;
  /** What is wrong so far, a message for each wrong row. */
  readonly wrong: string[];
}

function refuse(wrong: readonly string[]): never {
  throw new SyntaxError(wrong.join('\n'));
}

/** How one file is read, checked and written. */
interface FileOf<Schema extends z.ZodType> {
  readonly name: string;
  readonly isNeeded: boolean;
  readonly schema: Schema;
  /** Returns what is wrong with a row beside the other rows; undefined when nothing is. */
  check(row: z.output<Schema>): string | undefined;
  write(rows: readonly z.output<Schema>[]): Promise<void>;
}

/**
 * Reads, checks and writes one file, a thousand rows at a time, so that a file of any length fits
 * in memory. Returns the number of its rows; after the first wrong row it writes no more. Throws a
 * SyntaxError when a needed file is missing, and after 20 wrong rows.
 */
async function take<Schema extends z.ZodType>(
  { folder, wrong }: Import,
  { name, isNeeded, schema, check, write }: FileOf<Schema>,
): Promise<number> {
  const found = streamRecords(folder, name);
  if (!found) {
    if (isNeeded) refuse([`there is neither ${name}.csv nor ${name}.json in ${folder}`]);
    return 0;
  }
  let count = 0;
  let rows: z.output<Schema>[] = [];
  for await (const { where, record } of found) {
    const { data, error } = schema.safeParse(record);
    const problem = error ? undefined : check(data as z.output<Schema>);
    if (error)
      wrong.push(
        ...error.issues.map(({ path, message }) => `${where}: ${path.join('.')} ${message}`),
      );
    else if (problem !== undefined) wrong.push(`${where}: ${problem}`);
    if (wrong.length >= MOST_NAMED) refuse([...wrong, 'the rest was not checked']);
    if (wrong.length > 0) continue;
    rows.push(data as z.output<Schema>);
    count += 1;
    if (rows.length < ROWS_AT_ONCE) continue;
    await write(rows);
    rows = [];
  }
  await write(rows);
  return count;
}

/** Returns a function that says whether it has seen a key before. */
function onceOnly() {
  const seen = new Set<string>();
  return (key: string): boolean => seen.size === seen.add(key).size;
}

/** Returns a message when no course has this id; undefined when one has. */
type UnknownCourse = (id: number) => string | undefined;

function takeCourses(given: Import, courses: Set<number>): Promise<number> {
  return take(given, {
    name: 'courses',
    isNeeded: true,
    schema: courseRecord,
    check: ({ id }) =>
      courses.size === courses.add(id).size ? `id ${id} appears twice` : undefined,
    write: (rows) => given.bulkInsert(given.transaction, 'course', rows.map(toCourseRow)),
  });
}

/** The plans of a file, by `planKey`. */
type Plans = Set<string>;

function takePlans(given: Import, unknown: UnknownCourse, plans: Plans): Promise<number> {
  const { bulkInsert, transaction } = given;
  return take(given, {
    name: 'plans',
    isNeeded: true,
    schema: planRecord,
    check: ({ course_id, plan_no }) =>
      unknown(course_id) ??
      (plans.size === plans.add(planKey(course_id, plan_no)).size
        ? `plan_no ${plan_no} of course ${course_id} appears twice`
        : undefined),
    async write(rows) {
      await bulkInsert(transaction, 'plan', rows.map(toPlanRow));
      await bulkInsert(transaction, 'plan_text', rows.map(toPlanText));
    },
  });
}

function takeDayPrices(given: Import, plans: Plans): Promise<number> {
  const isTwice = onceOnly();
  return take(given, {
    name: 'day_prices',
    isNeeded: false,
    schema: dayPriceRecord,
    check({ course_id, plan_no, day }) {
      if (!plans.has(planKey(course_id, plan_no)))
        return `plan_no ${plan_no} of course_id ${course_id} is not in plans`;
      return isTwice(`${course_id} ${plan_no} ${day}`)
        ? `this day of plan_no ${plan_no} of course ${course_id} appears twice`
        : undefined;
    },
    write: (rows) => given.bulkInsert(given.transaction, 'plan_day', rows.map(toPlanDayRow)),
  });
}

function takeStock(given: Import, unknown: UnknownCourse): Promise<number> {
  const isTwice = onceOnly();
  return take(given, {
    name: 'stock',
    isNeeded: true,
    schema: stockRecord,
    check: ({ course_id, day }) =>
      unknown(course_id) ??
      (isTwice(`${course_id} ${day}`)
        ? `this day of course ${course_id} appears twice`
        : undefined),
    write: (rows) => given.bulkInsert(given.transaction, 'stock', rows.map(toStockRow)),
  });
}

function takeCoupons(given: Import, unknown: UnknownCourse): Promise<number> {
  const isTwice = onceOnly();
  return take(given, {
    name: 'coupons',
    isNeeded: false,
    schema: couponRecord,
    check: ({ course_id, coupon_no }) =>
      unknown(course_id) ??
      (isTwice(`${course_id} ${coupon_no}`)
        ? `coupon_no ${coupon_no} of course ${course_id} appears twice`
        : undefined),
    write: (rows) => given.bulkInsert(given.transaction, 'coupon', rows),
  });
}

async function takeAll(given: Import): Promise<number> {
  const courses = new Set<number>();
  const plans: Plans = new Set();
  const unknown: UnknownCourse = (id) =>
    courses.has(id) ? undefined : `course_id ${id} is not in courses`;
  const counts = [
    await takeCourses(given, courses),
    await takePlans(given, unknown, plans),
    await takeDayPrices(given, plans),
    await takeStock(given, unknown),
    await takeCoupons(given, unknown),
  ];
  if (given.wrong.length > 0) refuse(given.wrong);
  return counts.reduce((sum, count) => sum + count, 0);
}

/**
 * Replaces courses, plans, prices, stock and coupons by those of a folder, in one transaction.
 * Returns the number of rows of all files. Rejects with a SyntaxError that names the wrong rows;
 * then nothing has changed. Later fillings make no more courses and only keep the calendar up to
 * date.
 */
export function importInventory(
  { db, kind, bulkInsert }: WritableInventory,
  folder: string,
  today: DayNumber,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    await waitForTurn(transaction, kind);
    for (const table of TABLES) await transaction.deleteFrom(table).execute();
    const count = await takeAll({ transaction, bulkInsert, folder, wrong: [] });
    await transaction.deleteFrom('imported').where('what', '=', 'inventory').execute();
    await transaction.insertInto('imported').values({ what: 'inventory', day: today }).execute();
    await raiseVersion(transaction);
    await sql`analyze`.execute(transaction);
    return count;
  });
}
