import * as z from 'zod';
import { packStock } from '../../inventory/packStock.ts';
import type { StockTable } from '../../inventory/tables.ts';
import { courseId, day } from '../../records/cells.ts';
import { starts } from '../../records/starts.ts';

/** The form of a row of `stock`: one course on one day. A day without a row has no starts. */
export const stockRecord = z.strictObject({ course_id: courseId, day, starts });

/** Returns the row of the inventory for a row of `stock`. */
export function toStockRow({
  course_id,
  day: at,
  starts: given,
}: z.output<typeof stockRecord>): StockTable {
  return { course_id, day: at, ...packStock(given) };
}
