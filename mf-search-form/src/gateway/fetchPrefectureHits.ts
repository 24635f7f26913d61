import { WHOLE_COUNTRY } from 'shared-contracts/areas';
import { ApiError } from 'shared-contracts/errors';
import { prefectureHits, type PrefectureHitsReply } from 'shared-contracts/gateway';
import { toGatewayQuery, type SearchCondition } from 'shared-contracts/search';
import type { WidgetHost } from 'shared-contracts/widget';

/** R9.01 */
const TIMEOUT = 30_000;

/** How many courses of each prefecture fit a condition, whatever place it names. */
export async function fetchPrefectureHits(
  host: WidgetHost,
  condition: SearchCondition,
  signal?: AbortSignal,
): Promise<PrefectureHitsReply> {
  const query = toGatewayQuery({
    ...condition,
    searchMode: 'normal',
    area: [WHOLE_COUNTRY],
    country: [],
    courseName: '',
    page: 1,
    compareWith: [],
  });
  const reply = prefectureHits.reply.parse(
    await host.request.get(prefectureHits.path, {
      query,
      timeout: TIMEOUT,
      ...(signal && { signal }),
    }),
  );
  if (reply.result_status !== 200)
    throw new ApiError('The hits could not be counted', {
      status: reply.result_status,
      path: prefectureHits.path,
    });
  return reply;
}
