import * as z from 'zod';
import { ALWAYS } from '../../inventory/always.ts';
import type { CouponTable } from '../../inventory/tables.ts';
import { courseId, dayOr, fromDayOr, whole } from '../../records/cells.ts';

/** The form of a row of `coupons`. */
export const couponRecord = z
  .strictObject({
    course_id: courseId,
    coupon_no: whole(1, 999),
    discount: whole(1, 999_999),
    valid_from: dayOr(ALWAYS.from),
    valid_to: dayOr(ALWAYS.to),
  })
  .refine(({ valid_from, valid_to }) => valid_from <= valid_to, {
    path: ['valid_to'],
    message: 'is before valid_from',
  });

/** Returns the row of `coupons` for a row of the inventory. */
export function toCouponRecord({
  valid_from,
  valid_to,
  ...coupon
}: CouponTable): Record<keyof typeof couponRecord.shape, string | number> {
  return {
    ...coupon,
    valid_from: fromDayOr(ALWAYS.from, valid_from),
    valid_to: fromDayOr(ALWAYS.to, valid_to),
  };
}
