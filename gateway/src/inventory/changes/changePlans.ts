import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { ChangedRow } from '../inventoryVersion.ts';
import type { ClosedPlanTable, InventoryTables } from '../tables.ts';
import type { PlanChange, PlanPrices } from './change.ts';
import { rowsOf } from './keys.ts';
import { changedPlan, type PlanState } from './states.ts';

type Database = Kysely<InventoryTables>;
type PlanKey = Pick<PlanChange, 'courseId' | 'planNo'>;

export function planKey(courseId: number, planNo: number): string {
  return `${courseId} ${planNo}`;
}

function listOf(keys: readonly PlanKey[]): RawBuilder<unknown> {
  return rowsOf(keys.map(({ courseId, planNo }) => [courseId, planNo]));
}

/** Reads the prices of plans, by `planKey`. */
export async function readPrices(
  db: Database,
  keys: readonly PlanKey[],
): Promise<Map<string, PlanPrices>> {
  const rows = await db
    .selectFrom('plan')
    .select(['course_id', 'plan_no', 'price0', 'price1', 'price2', 'fee2', 'fee3'])
    .where(sql<SqlBool>`(course_id, plan_no) in (values ${listOf(keys)})`)
    .execute();
  return new Map(
    rows.map(({ course_id, plan_no, ...prices }) => [planKey(course_id, plan_no), prices]),
  );
}

async function readClosed(
  db: Database,
  keys: readonly PlanKey[],
): Promise<Map<string, PlanState['closed']>> {
  const rows = await db
    .selectFrom('closed_plan')
    .selectAll()
    .where(sql<SqlBool>`(course_id, plan_no) in (values ${listOf(keys)})`)
    .execute();
  return new Map(
    rows.map(({ course_id, plan_no, ...prices }) => [planKey(course_id, plan_no), prices]),
  );
}

/** A plan before and after a batch. */
interface ChangedPlan extends PlanKey {
  readonly before: PlanState;
  readonly after: PlanState;
}

async function readChanged(db: Database, changes: readonly PlanChange[]): Promise<ChangedPlan[]> {
  const byPlan = Map.groupBy(changes, ({ courseId, planNo }) => planKey(courseId, planNo));
  const keys = [...byPlan.values()].flatMap(([first]) => first ?? []);
  const sold = await readPrices(db, keys);
  const closed = await readClosed(db, keys);
  return [...byPlan].flatMap(([key, own]) => {
    const [first] = own;
    const prices = sold.get(key);
    if (first === undefined || prices === undefined) return [];
    const before = { sold: prices, closed: closed.get(key) };
    const after = own.reduce<PlanState>(changedPlan, before);
    return [{ courseId: first.courseId, planNo: first.planNo, before, after }];
  });
}

async function writeSold(db: Database, rows: readonly ChangedRow[]): Promise<void> {
  if (rows.length === 0) return;
  const values = rowsOf(
    rows.map(({ course_id, plan_no, price0, price1, price2, fee2, fee3 }) => [
      course_id,
      plan_no,
      price0,
      price1,
      price2,
      fee2,
      fee3,
    ]),
  );
  // both databases call the columns of VALUES column1, column2 and so on
  await sql`update plan set price0 = said.column3, price1 = said.column4, price2 = said.column5,
      fee2 = said.column6, fee3 = said.column7
    from (values ${values}) as said
    where plan.course_id = said.column1 and plan.plan_no = said.column2`.execute(db);
}

async function writeClosed(db: Database, rows: readonly ClosedPlanTable[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('closed_plan')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['course_id', 'plan_no']).doUpdateSet(({ ref }) => ({
        price0: ref('excluded.price0'),
        price1: ref('excluded.price1'),
        price2: ref('excluded.price2'),
      })),
    )
    .execute();
}

async function drop(db: Database, keys: readonly PlanKey[]): Promise<void> {
  if (keys.length === 0) return;
  await db
    .deleteFrom('closed_plan')
    .where(sql<SqlBool>`(course_id, plan_no) in (values ${listOf(keys)})`)
    .execute();
}

const PRICES = ['price0', 'price1', 'price2', 'fee2', 'fee3'] as const;

function toRow({ courseId, planNo, before, after }: ChangedPlan): ChangedRow[] {
  return PRICES.every((name) => before.sold[name] === after.sold[name])
    ? []
    : [
        {
          course_id: courseId,
          plan_no: planNo,
          day: 0,
          runs: 0,
          free: 0,
          ...after.sold,
          day_price: null,
        },
      ];
}

/**
 * Writes changes of plans that exist, in their order. Returns the plans that now cost something else,
 * as rows of the log.
 */
export async function changePlans(
  db: Database,
  changes: readonly PlanChange[],
): Promise<ChangedRow[]> {
  if (changes.length === 0) return [];
  const plans = await readChanged(db, changes);
  const rows = plans.flatMap(toRow);
  await writeSold(db, rows);
  await writeClosed(
    db,
    plans.flatMap(({ courseId, planNo, after: { closed } }) =>
      closed === undefined ? [] : [{ course_id: courseId, plan_no: planNo, ...closed }],
    ),
  );
  await drop(
    db,
    plans.filter(({ before, after }) => before.closed !== undefined && after.closed === undefined),
  );
  return rows;
}
