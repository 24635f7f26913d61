import type { CourseCoupons } from 'shared-contracts/gateway';
import { toSearchQuery, type SearchCondition } from 'shared-contracts/search';
import type { WidgetHost } from 'shared-contracts/widget';
import type { FirstView } from '../first-view/firstView.ts';
import { fetchCourseCoupons } from '../gateway/fetchCourseCoupons.ts';
import { fetchCoursePlans } from '../gateway/fetchCoursePlans.ts';
import type { ResultPage } from '../result-address/resultHref.ts';
import type { ComparedCourse } from '../compared-course/comparedCourse.ts';
import { toComparison } from './toComparison.ts';

/** Returns what tells one comparison from another. */
export function comparisonKey(condition: SearchCondition): string {
  return toSearchQuery({ ...condition, page: 1 });
}

/**
 * Loads the chosen courses with their plans and coupons. Rejects with the error family; R8.04: a failed
 * coupon call is only reported.
 */
export async function fetchComparison(
  host: WidgetHost,
  condition: SearchCondition,
  page: ResultPage,
  signal?: AbortSignal,
): Promise<readonly ComparedCourse[]> {
  const ids = condition.compareWith;
  const coupons = fetchCourseCoupons(host, condition, ids, signal).catch(
    (error: unknown): CourseCoupons => {
      host.telemetry.error(error, { call: 'course-coupons' });
      return {};
    },
  );
  const { courses, plans } = await fetchCoursePlans(host, condition, page, ids, signal);
  const known = await coupons;
  return toComparison(courses, plans, (id) => known[id]?.maxDiscount ?? 0);
}

/**
 * Loads the comparison of an address for the first paint on the server, so that it is there without
 * scripts. Rejects with the error family.
 */
export async function loadComparison(
  host: WidgetHost,
  condition: SearchCondition,
  page: ResultPage,
): Promise<FirstView> {
  return {
    view: 'compare',
    key: comparisonKey(condition),
    reply: await fetchComparison(host, condition, page),
  };
}
