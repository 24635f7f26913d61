import { WHOLE_COUNTRY } from 'shared-contracts/areas';
import { callGateway, prefectureHits, type PrefectureHits } from 'shared-contracts/gateway';
import { toGatewayQuery, type SearchCondition } from 'shared-contracts/search';
import type { WidgetHost } from 'shared-contracts/widget';

/**
 * Fetches how many courses of each prefecture fit a condition, whatever place it names. Rejects
 * when the call fails.
 */
export function fetchPrefectureHits(
  host: WidgetHost,
  condition: SearchCondition,
  signal?: AbortSignal,
): Promise<PrefectureHits> {
  const query = toGatewayQuery({
    ...condition,
    searchMode: 'normal',
    area: [WHOLE_COUNTRY],
    country: [],
    courseName: '',
    page: 1,
    compareWith: [],
  });
  return callGateway(host, prefectureHits, query, { signal });
}
