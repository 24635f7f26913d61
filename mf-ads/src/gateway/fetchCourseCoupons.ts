import { InvalidReplyError } from 'shared-contracts/errors';
import { toIsoDate, type DayNumber } from 'shared-contracts/format';
import { courseCoupons } from 'shared-contracts/gateway';
import type { WidgetHost } from 'shared-contracts/widget';
import type { CourseCoupon } from '../adsSlice.ts';

/** Days that the details look at too. */
const MONTH = 30;

/** R7.04: the best coupon of each advertised course in the month that begins on `from`, by course id. */
export async function fetchCourseCoupons(
  host: WidgetHost,
  courseIds: readonly number[],
  from: DayNumber,
): Promise<Record<number, CourseCoupon>> {
  const query = {
    c_ids: courseIds.join(','),
    play_date_range: `${toIsoDate(from)}..${toIsoDate(from + MONTH)}`,
  };
  const reply = courseCoupons.reply.safeParse(
    await host.request.get(courseCoupons.path, { query }),
  );
  if (!reply.success) throw new InvalidReplyError(courseCoupons.path, reply.error);
  return Object.fromEntries(
    reply.data.data.golf_courses.map(({ golf_course_id, maximum_coupon_discount: maxDiscount }) => [
      golf_course_id,
      { hasCourseCoupon: maxDiscount > 0, maxDiscount },
    ]),
  );
}
