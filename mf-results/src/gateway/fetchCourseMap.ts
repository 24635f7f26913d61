import { ApiError, InvalidReplyError } from 'shared-contracts/errors';
import { courseMap, type CourseMapReply } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import type { WidgetHost } from 'shared-contracts/widget';
import type { ResultPage } from '../results/resultHref.ts';
import { searchParameters } from './searchParameters.ts';

/** R9.01 */
const TIMEOUT = 30_000;

/** Where all hits of a search lie, with their lowest prices. */
export async function fetchCourseMap(
  host: WidgetHost,
  condition: SearchCondition,
  page: ResultPage,
  signal?: AbortSignal,
): Promise<CourseMapReply> {
  const query = searchParameters(condition, page);
  const reply = courseMap.reply.safeParse(
    await host.request.get(courseMap.path, { query, timeout: TIMEOUT, ...(signal && { signal }) }),
  );
  if (!reply.success) throw new InvalidReplyError(courseMap.path, reply.error);
  if (reply.data.result_status !== 200)
    throw new ApiError('The map failed', {
      status: reply.data.result_status,
      path: courseMap.path,
    });
  return reply.data;
}
