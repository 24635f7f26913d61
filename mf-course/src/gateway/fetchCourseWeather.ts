import { toIsoDate } from 'shared-contracts/format';
import { callGateway, courseWeather, type DayWeather } from 'shared-contracts/gateway';
import type { WidgetHost } from 'shared-contracts/widget';
import type { AskedDays } from './dayCondition.ts';

/** R7.19: returns the weather of a course on the days, as far as it is known. Rejects with the error family. */
export function fetchCourseWeather(
  host: WidgetHost,
  courseId: number,
  { first, count }: Pick<AskedDays, 'first' | 'count'>,
): Promise<readonly DayWeather[]> {
  return callGateway(host, courseWeather, {
    c_ids: String(courseId),
    play_date_range: `${toIsoDate(first)}..${toIsoDate(first + count - 1)}`,
  });
}
