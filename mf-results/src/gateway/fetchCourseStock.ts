import { callGateway, courseStock, type CourseStock } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import type { WidgetHost } from 'shared-contracts/widget';
import type { ResultPage } from '../result-address/resultHref.ts';
import { playDateRange } from './playDateRange.ts';
import { searchParameters } from './searchParameters.ts';

const SINGULAR = { id: 'course-stock', strategy: 'cancel-active' } as const;

export interface StockRequest {
  readonly condition: SearchCondition;
  readonly page: ResultPage;
  readonly courseId: number;
}

/**
 * R7.08: returns the free starts of one course for each searched day, with the prices of the given
 * condition. Rejects with the error family.
 */
export function fetchCourseStock(
  host: WidgetHost,
  { condition, page, courseId }: StockRequest,
  signal: AbortSignal,
): Promise<CourseStock> {
  const query = {
    ...searchParameters(condition, page),
    c_ids: String(courseId),
    play_date_range: playDateRange(condition),
  };
  return callGateway(host, courseStock, query, { signal, singular: SINGULAR });
}
