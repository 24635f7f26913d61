import { courseCount } from 'shared-contracts/gateway';
import { toGatewayQuery, type SearchCondition } from 'shared-contracts/search';
import type { WidgetHost } from 'shared-contracts/widget';

/** How many courses a condition finds. A newer question takes the place of an older one. */
export async function fetchHitCount(
  host: WidgetHost,
  condition: SearchCondition,
  signal: AbortSignal,
): Promise<number> {
  const answer = await host.request.get(courseCount.path, {
    query: toGatewayQuery({ ...condition, page: 1, compareWith: [] }),
    signal,
    singular: { id: 'hit-count', strategy: 'cancel-active' },
  });
  const { result_status: status, search_cnt: count } = courseCount.reply.parse(answer);
  if (status !== 200) throw new Error(`The count answered ${status}`);
  return count;
}
