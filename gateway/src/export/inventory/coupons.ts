import { couponRecord, toCouponRecord } from '../../import/inventory/couponRecord.ts';
import { type ExportedFile, ofEachCourse } from '../exportedFile.ts';

export const coupons: ExportedFile = {
  name: 'coupons',
  columns: Object.keys(couponRecord.shape),
  rows: (db) =>
    ofEachCourse(db, async (id) => {
      const rows = await db
        .selectFrom('coupon')
        .selectAll()
        .where('course_id', '=', id)
        .orderBy('coupon_no')
        .execute();
      return rows.map(toCouponRecord);
    }),
};
