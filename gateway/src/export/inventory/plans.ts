import type { Kysely } from 'kysely';
import { planRecord, toPlanRecord } from '../../import/inventory/planRecord.ts';
import type { InventoryTables } from '../../inventory/tables.ts';
import { type ExportedFile, ofEachCourse } from '../exportedFile.ts';

/** Reads the plans of a course, closed ones with the prices that they have when they are opened. */
async function readPlans(db: Kysely<InventoryTables>, courseId: number) {
  const rows = await db
    .selectFrom('plan')
    .innerJoin('plan_text as text', (join) =>
      join
        .onRef('text.course_id', '=', 'plan.course_id')
        .onRef('text.plan_no', '=', 'plan.plan_no'),
    )
    .leftJoin('closed_plan as closed', (join) =>
      join
        .onRef('closed.course_id', '=', 'plan.course_id')
        .onRef('closed.plan_no', '=', 'plan.plan_no'),
    )
    .selectAll('plan')
    .select([
      'text.title',
      'text.translations',
      'closed.price0 as closed0',
      'closed.price1 as closed1',
      'closed.price2 as closed2',
    ])
    .where('plan.course_id', '=', courseId)
    .orderBy('plan.plan_no')
    .execute();
  return rows.map(({ closed0, closed1, closed2, ...plan }) => ({
    ...plan,
    price0: closed0 ?? plan.price0,
    price1: closed1 ?? plan.price1,
    price2: closed2 ?? plan.price2,
  }));
}

export const plans: ExportedFile = {
  name: 'plans',
  columns: Object.keys(planRecord.shape),
  rows: (db) => ofEachCourse(db, async (id) => (await readPlans(db, id)).map(toPlanRecord)),
};
