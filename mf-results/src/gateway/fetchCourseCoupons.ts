import { callGateway, courseCoupons, type CourseCoupons } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import type { WidgetHost } from 'shared-contracts/widget';
import { playDateRange } from './playDateRange.ts';

/**
 * R7.04: returns the coupons of these courses on the searched days. Rejects with the error family.
 */
export function fetchCourseCoupons(
  host: WidgetHost,
  condition: SearchCondition,
  courseIds: readonly number[],
  signal?: AbortSignal,
): Promise<CourseCoupons> {
  const query = { c_ids: courseIds.join(','), play_date_range: playDateRange(condition) };
  return callGateway(host, courseCoupons, query, { signal });
}
