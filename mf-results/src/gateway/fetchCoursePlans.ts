import { callGateway, coursePlans, type CoursesWithPlans } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import type { WidgetHost } from 'shared-contracts/widget';
import type { ResultPage } from '../result-address/resultHref.ts';
import { searchParameters } from './searchParameters.ts';

/**
 * Returns these courses with all their plans that fit the condition. Rejects with the error family.
 */
export function fetchCoursePlans(
  host: WidgetHost,
  condition: SearchCondition,
  page: ResultPage,
  courseIds: readonly number[],
  signal?: AbortSignal,
): Promise<CoursesWithPlans> {
  const query = { ...searchParameters(condition, page), c_ids: courseIds.join(',') };
  return callGateway(host, coursePlans, query, { signal });
}
