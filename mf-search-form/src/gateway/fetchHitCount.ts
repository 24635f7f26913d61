import { callGateway, courseCount } from 'shared-contracts/gateway';
import { toGatewayQuery, type SearchCondition } from 'shared-contracts/search';
import type { WidgetHost } from 'shared-contracts/widget';

const SINGULAR = { id: 'hit-count', strategy: 'cancel-active' } as const;

/**
 * Fetches how many courses fit a condition. A newer call cancels an older one. Rejects when the
 * call fails.
 */
export function fetchHitCount(
  host: WidgetHost,
  condition: SearchCondition,
  signal: AbortSignal,
): Promise<number> {
  const query = toGatewayQuery({ ...condition, page: 1, compareWith: [] });
  return callGateway(host, courseCount, query, { signal, singular: SINGULAR });
}
