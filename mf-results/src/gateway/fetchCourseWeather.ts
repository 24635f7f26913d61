import { callGateway, courseWeather, type DayWeather } from 'shared-contracts/gateway';
import type { WidgetHost } from 'shared-contracts/widget';

/**
 * R7.19: returns the weather of these courses on a day or on days (`YYYY-MM-DD`, or `start..end`), as far
 * as it is known. Rejects with the error family.
 */
export function fetchCourseWeather(
  host: WidgetHost,
  courseIds: readonly number[],
  playDates: string,
  signal: AbortSignal,
): Promise<readonly DayWeather[]> {
  const query = { c_ids: courseIds.join(','), play_date_range: playDates };
  return callGateway(host, courseWeather, query, { signal });
}
