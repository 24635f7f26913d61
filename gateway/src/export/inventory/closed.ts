import type { Kysely } from 'kysely';
import { closedRecord, toClosedRecord } from '../../import/inventory/closedRecord.ts';
import type { InventoryTables } from '../../inventory/tables.ts';
import { type ExportedFile, ofEachCourse } from '../exportedFile.ts';

async function readClosed(db: Kysely<InventoryTables>, courseId: number) {
  const days = await db
    .selectFrom('closed_day')
    .select(['course_id', 'day'])
    .where('course_id', '=', courseId)
    .orderBy('day')
    .execute();
  const plans = await db
    .selectFrom('closed_plan')
    .select(['course_id', 'plan_no'])
    .where('course_id', '=', courseId)
    .orderBy('plan_no')
    .execute();
  const planDays = await db
    .selectFrom('plan_day')
    .select(['course_id', 'plan_no', 'day'])
    .where('course_id', '=', courseId)
    .where('closed_price', 'is not', null)
    .orderBy('day')
    .orderBy('plan_no')
    .execute();
  return [...days, ...plans, ...planDays];
}

/** What is closed at present: days, plans, plans on days. */
export const closed: ExportedFile = {
  name: 'closed',
  columns: Object.keys(closedRecord.shape),
  rows: (db) => ofEachCourse(db, async (id) => (await readClosed(db, id)).map(toClosedRecord)),
};
