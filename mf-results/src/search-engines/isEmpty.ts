import type { FirstPaint } from '../result-view/loadFirstPaint.ts';
import { hasCourses } from '../results/hasCourses.ts';

/**
 * Returns true when the search found nothing, or nothing on this page; false for a failed search,
 * which may find something later.
 */
export function isEmpty({ outcome }: Pick<FirstPaint, 'outcome'>): boolean {
  return outcome.kind === 'found' && !hasCourses(outcome.reply, outcome.condition.page);
}
