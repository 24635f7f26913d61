import { callGateway, soloSearch, type RoundPage } from 'shared-contracts/gateway';
import { toSoloQuery, type SoloCondition } from 'shared-contracts/search';
import type { QueryParams, WidgetHost } from 'shared-contracts/widget';

function toQuery(condition: SoloCondition): QueryParams {
  const pairs = new URLSearchParams(toSoloQuery({ ...condition, lid: '', tt: '' }));
  return Object.fromEntries([...new Set(pairs.keys())].map((name) => [name, pairs.getAll(name)]));
}

/** R2.18: fetches a page of the rounds that fit. Rejects when the call fails. */
export function fetchSoloRounds(
  host: WidgetHost,
  condition: SoloCondition,
  signal?: AbortSignal,
): Promise<RoundPage> {
  return callGateway(host, soloSearch, toQuery(condition), { signal });
}
