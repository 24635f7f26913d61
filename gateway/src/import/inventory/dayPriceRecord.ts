import { toIsoDate } from 'shared-contracts/format';
import * as z from 'zod';
import type { PlanDayTable } from '../../inventory/tables.ts';
import { courseId, day, planNo, yen } from '../../records/cells.ts';

/** The form of a row of `day_prices`: what one plan costs on one day, in yen; 0: not sold then. */
export const dayPriceRecord = z.strictObject({
  course_id: courseId,
  plan_no: planNo,
  day,
  price: yen,
});

/** Returns the row of the inventory for a row of `day_prices`. */
export function toPlanDayRow(row: z.output<typeof dayPriceRecord>): PlanDayTable {
  return { ...row, closed_price: null };
}

/** Returns the row of `day_prices` for a row of the inventory. */
export function toDayPriceRecord({
  course_id,
  plan_no,
  day: at,
  price,
}: PlanDayTable): Record<keyof typeof dayPriceRecord.shape, string | number> {
  return { course_id, plan_no, day: toIsoDate(at), price };
}
