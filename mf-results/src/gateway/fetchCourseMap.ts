import { callGateway, courseMap, type CourseMap } from 'shared-contracts/gateway';
import { toMapPayload, type SearchCondition } from 'shared-contracts/search';
import type { WidgetHost } from 'shared-contracts/widget';
import type { ResultPage } from '../result-address/resultHref.ts';
import { searchParameters } from './searchParameters.ts';

/**
 * R3.03: returns the places of all hits of a search with their lowest prices. Rejects with the error
 * family.
 */
export function fetchCourseMap(
  host: WidgetHost,
  condition: SearchCondition,
  page: ResultPage,
  signal?: AbortSignal,
): Promise<CourseMap> {
  const query = { ...searchParameters(condition, page), ...toMapPayload(condition) };
  return callGateway(host, courseMap, query, { signal });
}
