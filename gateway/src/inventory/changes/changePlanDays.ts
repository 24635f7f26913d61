import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { ChangedRow } from '../inventoryVersion.ts';
import { type InventoryTables, OWN_PRICE, type PlanDayTable } from '../tables.ts';
import type { PlanDayChange } from './change.ts';
import { planKey, readPrices } from './changePlans.ts';
import { rowsOf } from './keys.ts';
import { changedPlanDay, type PlanDayState } from './states.ts';

type Database = Kysely<InventoryTables>;
type PlanDayKey = Pick<PlanDayChange, 'courseId' | 'day' | 'planNo'>;

function keyOf({ courseId, day, planNo }: PlanDayKey): string {
  return `${courseId} ${day} ${planNo}`;
}

function listOf(keys: readonly PlanDayKey[]): RawBuilder<unknown> {
  return rowsOf(keys.map(({ courseId, day, planNo }) => [courseId, day, planNo]));
}

const UNCHANGED: PlanDayState = { price: null, isClosed: false };

function toState({ price, closed_price }: PlanDayTable): PlanDayState {
  if (closed_price === null) return { price, isClosed: false };
  return { price: closed_price === OWN_PRICE ? null : closed_price, isClosed: true };
}

/** Returns the row of a state; undefined where the plan has its own price. */
function toRow(
  { courseId, day, planNo }: PlanDayKey,
  { price, isClosed }: PlanDayState,
): PlanDayTable | undefined {
  const key = { course_id: courseId, day, plan_no: planNo };
  if (isClosed) return { ...key, price: 0, closed_price: price ?? OWN_PRICE };
  return price === null ? undefined : { ...key, price, closed_price: null };
}

async function readStates(
  db: Database,
  keys: readonly PlanDayKey[],
): Promise<Map<string, PlanDayState>> {
  const rows = await db
    .selectFrom('plan_day')
    .selectAll()
    .where(sql<SqlBool>`(course_id, day, plan_no) in (values ${listOf(keys)})`)
    .execute();
  return new Map(
    rows.map((row) => [
      keyOf({ courseId: row.course_id, day: row.day, planNo: row.plan_no }),
      toState(row),
    ]),
  );
}

/** A plan on a day before and after a batch. */
interface ChangedPlanDay extends PlanDayKey {
  readonly before: PlanDayTable | undefined;
  readonly after: PlanDayTable | undefined;
}

async function readChanged(
  db: Database,
  changes: readonly PlanDayChange[],
): Promise<ChangedPlanDay[]> {
  const byKey = Map.groupBy(changes, keyOf);
  const keys = [...byKey.values()].flatMap(([first]) => first ?? []);
  const states = await readStates(db, keys);
  return keys.map(({ courseId, day, planNo }) => {
    const key = { courseId, day, planNo };
    const before = states.get(keyOf(key)) ?? UNCHANGED;
    const after = (byKey.get(keyOf(key)) ?? []).reduce(changedPlanDay, before);
    return { ...key, before: toRow(key, before), after: toRow(key, after) };
  });
}

async function write(db: Database, changed: readonly ChangedPlanDay[]): Promise<void> {
  const rows = changed.flatMap(({ before, after }) =>
    after === undefined ||
    (before?.price === after.price && before.closed_price === after.closed_price)
      ? []
      : [after],
  );
  if (rows.length === 0) return;
  await db
    .insertInto('plan_day')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['course_id', 'day', 'plan_no']).doUpdateSet(({ ref }) => ({
        price: ref('excluded.price'),
        closed_price: ref('excluded.closed_price'),
      })),
    )
    .execute();
}

async function drop(db: Database, changed: readonly ChangedPlanDay[]): Promise<void> {
  const keys = changed.filter(({ before, after }) => before !== undefined && after === undefined);
  if (keys.length === 0) return;
  await db
    .deleteFrom('plan_day')
    .where(sql<SqlBool>`(course_id, day, plan_no) in (values ${listOf(keys)})`)
    .execute();
}

/**
 * Writes changes of plans on days, in their order. Returns the ones that now cost something else then, as
 * rows of the log.
 */
export async function changePlanDays(
  db: Database,
  changes: readonly PlanDayChange[],
): Promise<ChangedRow[]> {
  if (changes.length === 0) return [];
  const all = await readChanged(db, changes);
  await write(db, all);
  await drop(db, all);
  const changed = all.filter(({ before, after }) => before?.price !== after?.price);
  if (changed.length === 0) return [];
  const prices = await readPrices(db, changed);
  return changed.flatMap(({ courseId, day, planNo, after }) => {
    const own = prices.get(planKey(courseId, planNo));
    if (own === undefined) return [];
    return {
      course_id: courseId,
      plan_no: planNo,
      day,
      runs: 0,
      free: 0,
      ...own,
      day_price: after?.price ?? OWN_PRICE,
    };
  });
}
