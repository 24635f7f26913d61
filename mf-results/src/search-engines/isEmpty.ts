import type { FirstPaint } from '../result-view/loadFirstPaint.ts';
import { hasCourses } from '../results/hasCourses.ts';

/**
 * Whether the search has found nothing, or nothing on this page. A search that failed may find
 * something the next time.
 */
export function isEmpty({ outcome }: Pick<FirstPaint, 'outcome'>): boolean {
  return outcome.kind === 'found' && !hasCourses(outcome.reply, outcome.condition.page);
}
