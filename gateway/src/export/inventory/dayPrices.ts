import { dayPriceRecord, toDayPriceRecord } from '../../import/inventory/dayPriceRecord.ts';
import { OWN_PRICE } from '../../inventory/tables.ts';
import { type ExportedFile, ofEachCourse } from '../exportedFile.ts';

/** Prices of single days; of a plan that is closed then, the one that it has when it is opened. */
export const dayPrices: ExportedFile = {
  name: 'day_prices',
  columns: Object.keys(dayPriceRecord.shape),
  rows: (db) =>
    ofEachCourse(db, async (id) => {
      const rows = await db
        .selectFrom('plan_day')
        .selectAll()
        .where('course_id', '=', id)
        .orderBy('day')
        .orderBy('plan_no')
        .execute();
      return rows
        .map((row) => ({ ...row, price: row.closed_price ?? row.price }))
        .filter(({ price }) => price !== OWN_PRICE)
        .map(toDayPriceRecord);
    }),
};
