import { toIsoDate } from 'shared-contracts/format';
import * as z from 'zod';
import { packStock, type Start } from '../../inventory/packStock.ts';
import { toTime, writeStarts } from '../../inventory/startList.ts';
import type { StartListTable, StockTable } from '../../inventory/tables.ts';
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

/** Returns the exact starts of a row of `stock`. */
export function toStartListRow({
  course_id,
  day: at,
  starts: given,
}: z.output<typeof stockRecord>): StartListTable {
  return { course_id, day: at, starts: writeStarts(given) };
}

/** Returns the row of `stock` for a day of the inventory. */
export function toStockRecord({
  course_id,
  day: at,
  starts: given,
}: Pick<StockTable, 'course_id' | 'day'> & { readonly starts: readonly Start[] }): Record<
  keyof typeof stockRecord.shape,
  string | number
> {
  const times = given.map(({ minute, isFree }) => `${isFree ? '' : '-'}${toTime(minute)}`);
  return { course_id, day: toIsoDate(at), starts: times.join(' ') };
}
