import { type Kysely, sql, type SqlBool } from 'kysely';
import { toIsoDate } from 'shared-contracts/format';
import type { InventoryTables } from '../tables.ts';
import {
  type Change,
  isOfPlan,
  isPlanChange,
  type PlanChange,
  type PlanDayChange,
  type Refusal,
} from './change.ts';
import { planKey } from './changePlans.ts';
import { rowsOf } from './keys.ts';

type Database = Kysely<InventoryTables>;

async function knownCourses(db: Database, changes: readonly Change[]): Promise<Set<number>> {
  const ids = [...new Set(changes.map(({ courseId }) => courseId))];
  const rows = await db.selectFrom('course').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

type OfPlan = PlanChange | PlanDayChange;

async function knownPlans(db: Database, changes: readonly OfPlan[]): Promise<Set<string>> {
  if (changes.length === 0) return new Set();
  const keys = rowsOf(changes.map(({ courseId, planNo }) => [courseId, planNo]));
  const rows = await db
    .selectFrom('plan')
    .select(['course_id', 'plan_no'])
    .where(sql<SqlBool>`(course_id, plan_no) in (values ${keys})`)
    .execute();
  return new Set(rows.map(({ course_id, plan_no }) => planKey(course_id, plan_no)));
}

async function soldDays(db: Database): Promise<{ readonly from: number; readonly to: number }> {
  const { min, max } = db.fn;
  const row = await db
    .selectFrom('calendar')
    .select([min('day').as('from'), max('day').as('to')])
    .executeTakeFirst();
  return { from: row?.from ?? 0, to: row?.to ?? -1 };
}

/** Returns why changes do not fit the inventory, in their order; none if all fit. */
export async function refusalsOf(db: Database, changes: readonly Change[]): Promise<Refusal[]> {
  if (changes.length === 0) return [];
  const courses = await knownCourses(db, changes);
  const plans = await knownPlans(db, changes.filter(isOfPlan));
  const { from, to } = await soldDays(db);
  const reason = (change: Change): string | undefined => {
    const { courseId } = change;
    if (!courses.has(courseId)) return `course_id ${courseId} is no course`;
    if (isOfPlan(change) && !plans.has(planKey(courseId, change.planNo)))
      return `plan_no ${change.planNo} is no plan of course ${courseId}`;
    if (isPlanChange(change)) return undefined;
    return change.day >= from && change.day <= to
      ? undefined
      : `day ${toIsoDate(change.day)} is not between ${toIsoDate(from)} and ${toIsoDate(to)}`;
  };
  return changes.flatMap((change, index) => {
    const message = reason(change);
    return message === undefined ? [] : [{ index, message }];
  });
}
