import { ApiError } from 'shared-contracts/errors';
import { soloSearch, type SoloSearchReply } from 'shared-contracts/gateway';
import { toSoloQuery, type SoloCondition } from 'shared-contracts/search';
import type { QueryParams, WidgetHost } from 'shared-contracts/widget';

/** R9.01 */
const TIMEOUT = 30_000;

function toQuery(condition: SoloCondition): QueryParams {
  const pairs = new URLSearchParams(toSoloQuery({ ...condition, lid: '', tt: '' }));
  return Object.fromEntries([...new Set(pairs.keys())].map((name) => [name, pairs.getAll(name)]));
}

/** R2.18: a page of the rounds that fit. */
export async function fetchSoloRounds(
  host: WidgetHost,
  condition: SoloCondition,
  signal?: AbortSignal,
): Promise<SoloSearchReply> {
  const reply = soloSearch.reply.parse(
    await host.request.get(soloSearch.path, {
      query: toQuery(condition),
      timeout: TIMEOUT,
      ...(signal && { signal }),
    }),
  );
  if (reply.result_status !== 200)
    throw new ApiError('The solo search failed', {
      status: reply.result_status,
      path: soloSearch.path,
    });
  return reply;
}
