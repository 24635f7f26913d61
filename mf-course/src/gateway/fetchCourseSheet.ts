import { callGateway, courseSheet, type CourseSheet } from 'shared-contracts/gateway';
import type { WidgetHost } from 'shared-contracts/widget';
import { type AskedDays, dayCondition } from './dayCondition.ts';

/**
 * Returns what is known of a course, with its price on each of the days; undefined for the id of no course.
 * Rejects with the error family.
 */
export function fetchCourseSheet(
  host: WidgetHost,
  courseId: number,
  days: AskedDays,
): Promise<CourseSheet | undefined> {
  return callGateway(host, courseSheet, { ...dayCondition(host, days), c_id: String(courseId) });
}
