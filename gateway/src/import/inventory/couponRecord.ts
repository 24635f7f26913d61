import * as z from 'zod';
import { ALWAYS } from '../../inventory/always.ts';
import { courseId, dayOr, whole } from '../../records/cells.ts';

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
