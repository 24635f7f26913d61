import { ApiError } from 'shared-contracts/errors';
import { courseCount } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import type { WidgetHost } from 'shared-contracts/widget';
import type { ResultPage } from '../results/resultHref.ts';
import { searchParameters } from './searchParameters.ts';

/** A count that takes longer is not worth the wait. */
const TIMEOUT = 3000;

/** How many courses the search of this condition would find. */
export async function fetchCourseCount(
  host: WidgetHost,
  condition: SearchCondition,
  page: ResultPage,
  signal?: AbortSignal,
): Promise<number> {
  const options = {
    query: searchParameters(condition, page),
    timeout: TIMEOUT,
    ...(signal && { signal }),
  };
  const reply = courseCount.reply.safeParse(await host.request.get(courseCount.path, options));
  if (!reply.success || reply.data.result_status !== 200) {
    throw new ApiError('The courses could not be counted', {
      status: reply.data?.result_status ?? -1,
      path: courseCount.path,
      cause: reply.error,
    });
  }
  return reply.data.search_cnt;
}
