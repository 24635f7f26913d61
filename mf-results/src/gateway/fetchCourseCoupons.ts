import { InvalidReplyError } from 'shared-contracts/errors';
import { toDayNumber, toIsoDate } from 'shared-contracts/format';
import { courseCoupons } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import type { WidgetHost } from 'shared-contracts/widget';

/** R7.04: a date, or `start..end` where more than one day was asked for. */
export function playDateRange({
  playDate: { year, month, day },
  widthday,
}: Pick<SearchCondition, 'playDate' | 'widthday'>): string {
  const first = toDayNumber(year, month, day);
  return widthday > 1
    ? `${toIsoDate(first)}..${toIsoDate(first + widthday - 1)}`
    : toIsoDate(first);
}

/** R3.10: yen; a course without a coupon is absent. */
export type CourseCoupons = Record<
  number,
  { readonly hasCourseCoupon: boolean; readonly maxDiscount: number }
>;

/** R7.04: the coupons of these courses on the searched days. */
export async function fetchCourseCoupons(
  host: WidgetHost,
  condition: SearchCondition,
  courseIds: readonly number[],
  signal: AbortSignal,
): Promise<CourseCoupons> {
  const query = { c_ids: courseIds.join(','), play_date_range: playDateRange(condition) };
  const reply = courseCoupons.reply.safeParse(
    await host.request.get(courseCoupons.path, { query, signal }),
  );
  if (!reply.success) throw new InvalidReplyError(courseCoupons.path, reply.error);
  return Object.fromEntries(
    reply.data.data.golf_courses.map(({ golf_course_id, maximum_coupon_discount }) => [
      golf_course_id,
      { hasCourseCoupon: maximum_coupon_discount > 0, maxDiscount: maximum_coupon_discount },
    ]),
  );
}
