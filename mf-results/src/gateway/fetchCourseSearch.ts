import { callGateway, courseSearch, type CoursePage } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import type { RequestOptions, WidgetHost } from 'shared-contracts/widget';
import type { ResultPage } from '../result-address/resultHref.ts';
import { searchParameters } from './searchParameters.ts';

/**
 * R7.03: returns the courses that fit, on the page that the condition names. Rejects with the error
 * family.
 */
export function fetchCourseSearch(
  host: WidgetHost,
  condition: SearchCondition,
  page: ResultPage,
  options: Pick<RequestOptions, 'signal' | 'singular'> = {},
): Promise<CoursePage> {
  return callGateway(host, courseSearch, searchParameters(condition, page), options);
}
