import { type Kysely, sql } from 'kysely';
import type { DayNumber } from 'shared-contracts/format';
import type { InventoryTables } from '../../inventory/tables.ts';
import { toCalendarDay } from '../../inventory/filling/calendar.ts';

export interface ChosenPlan { readonly title: string; /** Yen; absent where it is not sold on that day. */ readonly price?: number }

/** A plan's title, and its price on a day. */
export const readPlan = async (
  db: Kysely<InventoryTables>, { courseId, planNo }: { courseId: number; planNo: number }, day: DayNumber | undefined,
): Promise<ChosenPlan | undefined> => {
  const column = sql<number>`${sql.ref(`plan.price${day === undefined ? 0 : toCalendarDay(day).class}`)}`;
  const plan = await db.selectFrom('plan').innerJoin('plan_text', (join) => join.onRef('plan_text.course_id', '=', 'plan.course_id').onRef('plan_text.plan_no', '=', 'plan.plan_no'))
    .select(['plan_text.title', column.as('price')]).where('plan.course_id', '=', courseId).where('plan.plan_no', '=', planNo).executeTakeFirst();
  if (plan === undefined) return undefined;
  return { title: plan.title, ...(day === undefined || plan.price === 0 ? {} : { price: plan.price }) };
};
