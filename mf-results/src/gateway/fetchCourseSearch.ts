import { ApiError, InvalidReplyError } from 'shared-contracts/errors';
import { courseSearch, type CourseSearchReply } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import type { RequestOptions, WidgetHost } from 'shared-contracts/widget';
import type { ResultPage } from '../results/resultHref.ts';
import { searchParameters } from './searchParameters.ts';

/** R9.01 */
const TIMEOUT = 30_000;

/** R7.03. A reply of another shape, or one that says that it failed (R8.03), is an error of the family too. */
export async function fetchCourseSearch(
  host: WidgetHost,
  condition: SearchCondition,
  page: ResultPage,
  options: Pick<RequestOptions, 'signal' | 'singular'> = {},
): Promise<CourseSearchReply> {
  const query = searchParameters(condition, page);
  const reply = courseSearch.reply.safeParse(
    await host.request.get(courseSearch.path, { ...options, query, timeout: TIMEOUT }),
  );
  if (!reply.success) throw new InvalidReplyError(courseSearch.path, reply.error);
  if (reply.data.result_status !== 200) {
    throw new ApiError('The search failed', {
      status: reply.data.result_status,
      path: courseSearch.path,
    });
  }
  return reply.data;
}
