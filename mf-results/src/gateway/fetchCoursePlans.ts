import { ApiError } from 'shared-contracts/errors';
import { coursePlans, type CoursePlansReply } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import type { WidgetHost } from 'shared-contracts/widget';
import type { ResultPage } from '../results/resultHref.ts';
import { searchParameters } from './searchParameters.ts';

/** These courses with every plan of theirs that fits the condition. */
export async function fetchCoursePlans(
  host: WidgetHost,
  condition: SearchCondition,
  page: ResultPage,
  courseIds: readonly number[],
  signal: AbortSignal,
): Promise<Pick<CoursePlansReply, 'items' | 'plans'>> {
  const query = { ...searchParameters(condition, page), c_ids: courseIds.join(',') };
  const reply = coursePlans.reply.safeParse(
    await host.request.get(coursePlans.path, { query, signal }),
  );
  if (!reply.success || reply.data.result_status !== 200) {
    throw new ApiError('The plans could not be read', {
      status: reply.data?.result_status ?? -1,
      path: coursePlans.path,
      cause: reply.error,
    });
  }
  return reply.data;
}
