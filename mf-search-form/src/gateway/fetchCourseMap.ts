import { callGateway, courseMap, type CourseMap } from 'shared-contracts/gateway';
import { toGatewayQuery, toMapPayload, type SearchCondition } from 'shared-contracts/search';
import type { WidgetHost } from 'shared-contracts/widget';

/**
 * R3.03: fetches the places of the courses that fit a condition; none when there are too many (R8.02).
 * Rejects when the call fails.
 */
export function fetchCourseMap(
  host: WidgetHost,
  condition: SearchCondition,
  signal?: AbortSignal,
): Promise<CourseMap> {
  const query = {
    ...toGatewayQuery({ ...condition, courseName: '', page: 1, compareWith: [] }),
    ...toMapPayload(condition),
  };
  return callGateway(host, courseMap, query, { signal });
}
