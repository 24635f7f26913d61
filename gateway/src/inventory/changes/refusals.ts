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
import { readStarts, toTime } from '../startList.ts';
import { rowsOf } from './keys.ts';

type Database = Kysely<InventoryTables>;

function dayKey(courseId: number, day: number): string {
  return `${courseId} ${day}`;
}

function minutesOf(starts: string): ReadonlySet<number> {
  return new Set(readStarts(starts).map(({ minute }) => minute));
}

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

type StartChange = Extract<Change, { readonly what: 'start' }>;

function isStartChange(change: Change): change is StartChange {
  return change.what === 'start';
}

/** The minutes at which somebody can start, by `dayKey`. */
async function knownStarts(
  db: Database,
  changes: readonly StartChange[],
): Promise<Map<string, ReadonlySet<number>>> {
  if (changes.length === 0) return new Map();
  const keys = rowsOf(changes.map(({ courseId, day }) => [courseId, day]));
  const rows = await db
    .selectFrom('start_list')
    .selectAll()
    .where(sql<SqlBool>`(course_id, day) in (values ${keys})`)
    .execute();
  return new Map(
    rows.map(({ course_id, day, starts }) => [dayKey(course_id, day), minutesOf(starts)]),
  );
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
  const starts = await knownStarts(db, changes.filter(isStartChange));
  const unknownStart = ({ courseId, day, minute }: StartChange): string | undefined =>
    starts.get(dayKey(courseId, day))?.has(minute)
      ? undefined
      : `start ${toTime(minute)} is no start of course ${courseId} on ${toIsoDate(day)}`;
  const reason = (change: Change): string | undefined => {
    const { courseId } = change;
    if (!courses.has(courseId)) return `course_id ${courseId} is no course`;
    if (isOfPlan(change) && !plans.has(planKey(courseId, change.planNo)))
      return `plan_no ${change.planNo} is no plan of course ${courseId}`;
    if (isPlanChange(change)) return undefined;
    if (change.day < from || change.day > to)
      return `day ${toIsoDate(change.day)} is not between ${toIsoDate(from)} and ${toIsoDate(to)}`;
    // what follows in the batch is about these starts
    if (change.what === 'stock') starts.set(dayKey(courseId, change.day), minutesOf(change.starts));
    return isStartChange(change) ? unknownStart(change) : undefined;
  };
  return changes.flatMap((change, index) => {
    const message = reason(change);
    return message === undefined ? [] : [{ index, message }];
  });
}
