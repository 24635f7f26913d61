import { callGateway, coursePlans, type CoursesWithPlans } from 'shared-contracts/gateway';
import type { WidgetHost } from 'shared-contracts/widget';
import { type AskedDays, dayCondition } from './dayCondition.ts';

/** Returns a course with all its plans on the days, cheapest first. Rejects with the error family. */
export function fetchCoursePlans(
  host: WidgetHost,
  courseId: number,
  days: AskedDays,
): Promise<CoursesWithPlans> {
  return callGateway(host, coursePlans, { ...dayCondition(host, days), c_ids: String(courseId) });
}
