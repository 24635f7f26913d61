import { callGateway, courseCount } from 'shared-contracts/gateway';
import { toGatewayQuery, type SearchCondition } from 'shared-contracts/search';
import type { WidgetHost } from 'shared-contracts/widget';

const SINGULAR = { id: 'hit-count', strategy: 'cancel-active' } as const;

/** How many courses a condition finds. A newer question takes the place of an older one. */
export function fetchHitCount(
  host: WidgetHost,
  condition: SearchCondition,
  signal: AbortSignal,
): Promise<number> {
  const query = toGatewayQuery({ ...condition, page: 1, compareWith: [] });
  return callGateway(host, courseCount, query, { signal, singular: SINGULAR });
}
