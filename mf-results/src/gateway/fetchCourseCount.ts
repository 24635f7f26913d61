import { callGateway, courseCount } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import type { WidgetHost } from 'shared-contracts/widget';
import type { ResultPage } from '../result-address/resultHref.ts';
import { searchParameters } from './searchParameters.ts';

/** Milliseconds; the page shows no count that takes longer. */
const TIMEOUT = 3000;

/** Returns how many courses a search of this condition finds. Rejects with the error family. */
export function fetchCourseCount(
  host: WidgetHost,
  condition: SearchCondition,
  page: ResultPage,
  signal?: AbortSignal,
): Promise<number> {
  return callGateway(host, courseCount, searchParameters(condition, page), {
    signal,
    timeout: TIMEOUT,
  });
}
