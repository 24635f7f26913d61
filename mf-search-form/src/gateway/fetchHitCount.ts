import { callGateway, courseCount } from 'shared-contracts/gateway';
import { toGatewayQuery, type SearchCondition } from 'shared-contracts/search';
import type { WidgetHost } from 'shared-contracts/widget';

/**
 * Fetches how many courses fit a condition. The button of the form and that of the sheet ask at once,
 * so each cancels its own older call by `signal`. Rejects when the call fails.
 */
export function fetchHitCount(
  host: WidgetHost,
  condition: SearchCondition,
  signal: AbortSignal,
): Promise<number> {
  const query = toGatewayQuery({ ...condition, page: 1, compareWith: [] });
  return callGateway(host, courseCount, query, { signal });
}
