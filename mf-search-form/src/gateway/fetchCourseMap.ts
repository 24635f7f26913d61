import { ApiError } from 'shared-contracts/errors';
import { courseMap, type CourseMapReply } from 'shared-contracts/gateway';
import { toGatewayQuery, type SearchCondition } from 'shared-contracts/search';
import type { WidgetHost } from 'shared-contracts/widget';

/** R9.01 */
const TIMEOUT = 30_000;

/** Where the courses lie that a condition finds; none where they are too many (R8.02). */
export async function fetchCourseMap(
  host: WidgetHost,
  condition: SearchCondition,
  signal?: AbortSignal,
): Promise<CourseMapReply> {
  const query = toGatewayQuery({ ...condition, courseName: '', page: 1, compareWith: [] });
  const reply = courseMap.reply.parse(
    await host.request.get(courseMap.path, { query, timeout: TIMEOUT, ...(signal && { signal }) }),
  );
  if (reply.result_status !== 200)
    throw new ApiError('The map could not be searched', {
      status: reply.result_status,
      path: courseMap.path,
    });
  return reply;
}
