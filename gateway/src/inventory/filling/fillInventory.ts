import type { Kysely, Transaction } from 'kysely';
import type { DayNumber } from 'shared-contracts/format';
import type { DatabaseKind } from 'server-kit/database/databaseKind';
import { gatherStatistics } from '../gatherStatistics.ts';
import { raiseVersion } from '../inventoryVersion.ts';
import { isImported } from '../isImported.ts';
import type { InventoryTable, InventoryTables } from '../tables.ts';
import { waitForTurn } from '../waitForTurn.ts';
import type { BulkInsert } from './bulkInsert.ts';
import { toCalendarDay } from './calendar.ts';
import { contentRows } from './content/index.ts';
import { toCoupons } from './coupons.ts';
import { toCourse } from './course.ts';
import { courseIds } from './courseIds.ts';
import { hasDayPrices, toPlanDays } from './dayPrices.ts';
import { demoMembers } from './demoMembers.ts';
import { daysFrom, lastDay } from './horizon.ts';
import { toPlans } from './plans.ts';
import { toSoloRounds } from './soloRounds.ts';
import { type FilledDay, toStock } from './stock.ts';

export interface FillOptions {
  readonly db: Kysely<InventoryTables>;
  readonly kind: DatabaseKind;
  readonly bulkInsert: BulkInsert;
  /** The number of courses to make; `imported` invents nothing, and needs an imported inventory. */
  readonly courses: number | 'imported';
  readonly today: DayNumber;
  /** Called with the progress in whole per cent. */
  readonly onProgress?: (percent: number) => void;
}
/**
 * `complete`: nothing was to do; `filled`: all rows are new; `extended`: only the days have moved
 * on.
 */
export type FillResult = 'complete' | 'filled' | 'extended';

/**
 * Raised whenever the functions that make rows change, so that older inventories are filled again.
 */
const GENERATION = 12;
const COURSES_AT_ONCE = 20;
const TABLES = [
  'course',
  'plan',
  'plan_text',
  'plan_day',
  'stock',
  'start_list',
  'calendar',
  'coupon',
  'solo_round',
  'closed_day',
  'closed_plan',
  'inventory',
] as const;

/** Says that a server in production has nothing to sell yet. */
export class NothingImported extends Error {
  constructor() {
    super(
      'the database holds no imported inventory: import one (docs/gateway.md), or set SITE_MODE=demonstration for an invented one',
    );
    this.name = 'NothingImported';
  }
}

type Filling = FillOptions & { readonly transaction: Transaction<InventoryTables> };
/** A filling that may invent courses. */
type Inventing = Filling & { readonly courses: number };

function mayInvent(filling: Filling): filling is Inventing {
  return filling.courses !== 'imported';
}

/** The number of courses that the database notes; 0 where nothing was invented. */
function invented({ courses }: FillOptions): number {
  return courses === 'imported' ? 0 : courses;
}

async function clear({ transaction }: Filling): Promise<void> {
  for (const table of TABLES) await transaction.deleteFrom(table).execute();
}

/**
 * Writes the rows of a table that an operator may import, unless one has; none where nothing may be
 * invented.
 */
async function fillEditable<What extends 'content' | 'member'>(
  filling: Filling,
  what: What,
  rows: () => readonly InventoryTables[What][],
): Promise<void> {
  if (await isImported(filling.transaction, what)) return;
  const table: 'content' | 'member' = what;
  await filling.transaction.deleteFrom(table).execute();
  if (mayInvent(filling)) await filling.bulkInsert(filling.transaction, what, rows());
}

async function fillContentAndMembers(filling: Filling): Promise<void> {
  await fillEditable(filling, 'content', contentRows);
  await fillEditable(filling, 'member', demoMembers);
}

async function insertStock(
  { bulkInsert, transaction }: Filling,
  days: readonly FilledDay[],
): Promise<void> {
  await bulkInsert(
    transaction,
    'stock',
    days.map(({ stock }) => stock),
  );
  await bulkInsert(
    transaction,
    'start_list',
    days.map(({ startList }) => startList),
  );
}

async function insertCourses(
  filling: Filling,
  ids: readonly number[],
  days: ReturnType<typeof toCalendarDay>[],
) {
  const { bulkInsert, transaction, today } = filling;
  const plansOf = ids.map((id) => toPlans(id, today));
  const plans = plansOf.flat();
  await bulkInsert(transaction, 'course', ids.map(toCourse));
  await bulkInsert(
    transaction,
    'plan',
    plans.map(({ plan }) => plan),
  );
  await bulkInsert(
    transaction,
    'plan_text',
    plans.map(({ text }) => text),
  );
  await bulkInsert(
    transaction,
    'plan_day',
    ids.flatMap((id, place) => (hasDayPrices(id) ? toPlanDays(plansOf[place] ?? [], days) : [])),
  );
  await insertStock(
    filling,
    ids.flatMap((id) => days.map((day) => toStock(id, day.day, day.class))),
  );
  await bulkInsert(
    transaction,
    'coupon',
    ids.flatMap((id) => toCoupons(id, today)),
  );
  await bulkInsert(
    transaction,
    'solo_round',
    ids.flatMap((id) => toSoloRounds(id, days)),
  );
}

async function fillAll(filling: Inventing): Promise<void> {
  const { bulkInsert, transaction, courses, today, onProgress } = filling;
  await clear(filling);
  const days = daysFrom(today, lastDay(today)).map(toCalendarDay);
  await bulkInsert(transaction, 'calendar', days);
  await fillContentAndMembers(filling);
  const ids = courseIds(courses);
  for (let at = 0; at < ids.length; at += COURSES_AT_ONCE) {
    await insertCourses(filling, ids.slice(at, at + COURSES_AT_ONCE), days);
    onProgress?.(Math.floor((Math.min(at + COURSES_AT_ONCE, ids.length) * 100) / ids.length));
  }
}

async function dropDaysBefore({ transaction }: Filling, first: DayNumber): Promise<void> {
  for (const table of [
    'stock',
    'start_list',
    'plan_day',
    'closed_day',
    'calendar',
    'solo_round',
  ] as const)
    await transaction.deleteFrom(table).where('day', '<', first).execute();
}

/**
 * Keeps the courses that an operator has imported, and brings only the calendar to today. Nobody can make
 * a day again that a clock has run past for a while: a day is dropped at the second new day after it, and
 * until then it stands in the calendar, unless the clock says that all known days are over.
 */
async function keepImported(filling: Filling, filled: InventoryTable | undefined): Promise<void> {
  const { bulkInsert, transaction, today } = filling;
  const first = Math.min(filled?.from_day ?? today, today);
  await dropDaysBefore(filling, first);
  await transaction.deleteFrom('calendar').execute();
  const shown = daysFrom(lastDay(first) < today ? today : first, lastDay(today));
  await bulkInsert(transaction, 'calendar', shown.map(toCalendarDay));
  await fillContentAndMembers(filling);
}

/**
 * Deletes the days that have passed, adds those that have come into reach, and moves finished
 * seasons to the next year.
 */
async function extend(filling: Inventing, filled: InventoryTable): Promise<void> {
  const { bulkInsert, transaction, courses, today } = filling;
  await dropDaysBefore(filling, today);
  await transaction.deleteFrom('coupon').execute();
  const days = daysFrom(Math.max(today, filled.to_day + 1), lastDay(today)).map(toCalendarDay);
  await bulkInsert(transaction, 'calendar', days);
  for (const id of courseIds(courses)) {
    await insertStock(
      filling,
      days.map((day) => toStock(id, day.day, day.class)),
    );
    if (hasDayPrices(id))
      await bulkInsert(transaction, 'plan_day', toPlanDays(toPlans(id, today), days));
    await bulkInsert(transaction, 'coupon', toCoupons(id, today));
    await bulkInsert(transaction, 'solo_round', toSoloRounds(id, days));
  }
  await moveSeasons(filling);
}

async function moveSeasons({ transaction, today }: Filling): Promise<void> {
  const over = await transaction
    .selectFrom('plan')
    .select(['course_id', 'plan_no'])
    .where('valid_to', '<', today)
    .execute();
  const plans = new Map(
    [...new Set(over.map((plan) => plan.course_id))].map((id) => [id, toPlans(id, today)]),
  );
  for (const { course_id, plan_no } of over) {
    const made = plans.get(course_id)?.[plan_no - 1];
    if (made === undefined) throw new Error(`Course ${course_id} has no plan ${plan_no}`);
    const { valid_from, valid_to } = made.plan;
    await transaction
      .updateTable('plan')
      .set({ valid_from, valid_to })
      .where('course_id', '=', course_id)
      .where('plan_no', '=', plan_no)
      .execute();
  }
}

/** Writes what the inventory now holds. */
async function note(filling: Filling): Promise<void> {
  const { transaction, today } = filling;
  await transaction.deleteFrom('inventory').execute();
  await transaction
    .insertInto('inventory')
    .values({
      id: 1,
      generation: GENERATION,
      courses: invented(filling),
      from_day: today,
      to_day: lastDay(today),
    })
    .execute();
  await raiseVersion(transaction);
}

/**
 * Brings the inventory to `today` in one transaction: a filling that fails leaves nothing behind,
 * and readers see the old rows until all new ones are written. Returns what it did. Rejects with
 * `NothingImported` where nothing may be invented.
 */
export function fillInventory(options: FillOptions): Promise<FillResult> {
  return options.db.transaction().execute(async (transaction) => {
    const filling = { ...options, transaction };
    // while another gateway fills the same inventory; afterwards the work is done
    await waitForTurn(transaction, options.kind);
    const filled = await transaction.selectFrom('inventory').selectAll().executeTakeFirst();
    const isOperators = await isImported(transaction, 'inventory');
    const isSame =
      filled?.generation === GENERATION &&
      filled.courses === invented(options) &&
      filled.from_day <= options.today;
    if (isSame && filled.from_day === options.today) return 'complete';
    if (isOperators) await keepImported(filling, filled);
    else if (!mayInvent(filling)) throw new NothingImported();
    else await (isSame ? extend(filling, filled) : fillAll(filling));
    await note(filling);
    await gatherStatistics(transaction);
    return isSame || isOperators ? 'extended' : 'filled';
  });
}
