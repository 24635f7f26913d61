import { callGateway, courseStock, type CourseStock } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import type { WidgetHost } from 'shared-contracts/widget';
import { playDateRange } from './playDateRange.ts';

const SINGULAR = { id: 'course-stock', strategy: 'cancel-active' } as const;

/**
 * R7.08: returns the free tee times of one course for each searched day. Rejects with the error
 * family.
 */
export function fetchCourseStock(
  host: WidgetHost,
  condition: SearchCondition,
  courseId: number,
  signal: AbortSignal,
): Promise<CourseStock> {
  const query = { c_ids: String(courseId), play_date_range: playDateRange(condition) };
  return callGateway(host, courseStock, query, { signal, singular: SINGULAR });
}
