import { callGateway, courseMap, type CourseMap } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import type { WidgetHost } from 'shared-contracts/widget';
import type { ResultPage } from '../result-address/resultHref.ts';
import { searchParameters } from './searchParameters.ts';

/**
 * Returns the places of all hits of a search with their lowest prices. Rejects with the error
 * family.
 */
export function fetchCourseMap(
  host: WidgetHost,
  condition: SearchCondition,
  page: ResultPage,
  signal?: AbortSignal,
): Promise<CourseMap> {
  return callGateway(host, courseMap, searchParameters(condition, page), { signal });
}
