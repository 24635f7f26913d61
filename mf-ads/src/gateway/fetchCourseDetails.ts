import { toIsoDate, type DayNumber } from 'shared-contracts/format';
import { callGateway, courseDetails, type CoursesWithPlans } from 'shared-contracts/gateway';
import type { WidgetHost } from 'shared-contracts/widget';

/** Returns the advertised courses with their cheapest plans of the month that begins on `from`. */
export function fetchCourseDetails(
  host: WidgetHost,
  courseIds: readonly number[],
  from: DayNumber,
): Promise<CoursesWithPlans> {
  return callGateway(host, courseDetails, { c_ids: courseIds.join(','), date: toIsoDate(from) });
}
