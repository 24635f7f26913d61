import { toIsoDate, type DayNumber } from 'shared-contracts/format';
import { callGateway, courseCoupons, type CourseCoupons } from 'shared-contracts/gateway';
import type { WidgetHost } from 'shared-contracts/widget';

/** Days; the details cover as many. */
const MONTH = 30;

/** R7.04: returns the best coupon of each advertised course in the month that begins on `from`. */
export function fetchCourseCoupons(
  host: WidgetHost,
  courseIds: readonly number[],
  from: DayNumber,
): Promise<CourseCoupons> {
  return callGateway(host, courseCoupons, {
    c_ids: courseIds.join(','),
    play_date_range: `${toIsoDate(from)}..${toIsoDate(from + MONTH)}`,
  });
}
