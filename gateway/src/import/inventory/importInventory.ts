import type { DayNumber } from 'shared-contracts/format';
import type { WritableInventory } from '../../inventory/openForWriting.ts';
import { planKey } from '../../inventory/changes/changePlans.ts';
import { gatherStatistics } from '../../inventory/gatherStatistics.ts';
import { writeChanges } from '../../inventory/changes/writeChanges.ts';
import { raiseVersion } from '../../inventory/inventoryVersion.ts';
import { waitForTurn } from '../../inventory/waitForTurn.ts';
import { closedRecord, toCloseChange } from './closedRecord.ts';
import { couponRecord } from './couponRecord.ts';
import { courseRecord, toCourseRow } from './courseRecord.ts';
import { dayPriceRecord, toPlanDayRow } from './dayPriceRecord.ts';
import { planRecord, toPlanRow, toPlanText } from './planRecord.ts';
import { stockRecord, toStartListRow, toStockRow } from './stockRecord.ts';
import { type Import, type InventoryFolder, onceOnly, refuse, take } from './takeFile.ts';

const TABLES = [
  'course',
  'plan',
  'plan_text',
  'plan_day',
  'stock',
  'start_list',
  'coupon',
  'solo_round',
  'closed_day',
  'closed_plan',
] as const;

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
  const { bulkInsert, transaction } = given;
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
    async write(rows) {
      await bulkInsert(transaction, 'stock', rows.map(toStockRow));
      await bulkInsert(transaction, 'start_list', rows.map(toStartListRow));
    },
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

function takeClosed(given: Import, unknown: UnknownCourse, plans: Plans): Promise<number> {
  return take(given, {
    name: 'closed',
    isNeeded: false,
    schema: closedRecord,
    check: ({ course_id, plan_no }) =>
      unknown(course_id) ??
      (plan_no === undefined || plans.has(planKey(course_id, plan_no))
        ? undefined
        : `plan_no ${plan_no} of course_id ${course_id} is not in plans`),
    async write(rows) {
      await writeChanges(given.transaction, rows.map(toCloseChange));
    },
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
    await takeClosed(given, unknown, plans),
  ];
  if (given.wrong.length > 0) refuse(given.wrong);
  return counts.reduce((sum, count) => sum + count, 0);
}

/**
 * Replaces courses, plans, prices, stock, coupons and what is closed by those of a folder, in one
 * transaction.
 * Returns the number of rows of all files. Rejects with a SyntaxError that names the wrong rows;
 * then nothing has changed. Later fillings make no more courses and only keep the calendar up to
 * date.
 */
export function importInventory(
  { db, kind, bulkInsert }: WritableInventory,
  folder: InventoryFolder,
  today: DayNumber,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    await waitForTurn(transaction, kind);
    for (const table of TABLES) await transaction.deleteFrom(table).execute();
    const count = await takeAll({ transaction, bulkInsert, folder, wrong: [] });
    await transaction.deleteFrom('imported').where('what', '=', 'inventory').execute();
    await transaction.insertInto('imported').values({ what: 'inventory', day: today }).execute();
    await raiseVersion(transaction);
    await gatherStatistics(transaction);
    return count;
  });
}
