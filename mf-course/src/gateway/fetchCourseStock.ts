import { toIsoDate } from 'shared-contracts/format';
import { callGateway, courseStock, type StockDay } from 'shared-contracts/gateway';
import type { WidgetHost } from 'shared-contracts/widget';
import { type AskedDays, dayCondition } from './dayCondition.ts';

/**
 * R7.08: returns the free starts of a course on the first of the days; undefined where there are none.
 * Rejects with the error family.
 */
export async function fetchCourseStock(
  host: WidgetHost,
  courseId: number,
  days: AskedDays,
): Promise<StockDay | undefined> {
  const { items } = await callGateway(host, courseStock, {
    ...dayCondition(host, days),
    c_ids: String(courseId),
    play_date_range: toIsoDate(days.first),
  });
  return items[0]?.days[0];
}
