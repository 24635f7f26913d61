import { callGateway, courseCount } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import type { WidgetHost } from 'shared-contracts/widget';
import type { ResultPage } from '../result-address/resultHref.ts';
import { searchParameters } from './searchParameters.ts';

/** A count that takes longer is not worth the wait. */
const TIMEOUT = 3000;

/** How many courses the search of this condition would find. */
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
