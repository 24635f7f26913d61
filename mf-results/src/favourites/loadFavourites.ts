import type { SearchCondition } from 'shared-contracts/search';
import type { WidgetHost } from 'shared-contracts/widget';
import { comparisonKey } from '../compare/loadComparison.ts';
import { toComparison } from '../compare/toComparison.ts';
import type { ComparedCourse } from '../compared-course/comparedCourse.ts';
import type { FirstView } from '../first-view/firstView.ts';
import { fetchCoursePlans } from '../gateway/fetchCoursePlans.ts';
import type { ResultPage } from '../result-address/resultHref.ts';

/** As many courses as one call may name. */
const MOST_OF_A_CALL = 9;

/** Returns what tells one list of courses, on the days and for the party of a search, from another. */
export function favouritesKey(condition: SearchCondition, ids: readonly number[]): string {
  return `${ids.join()} ${comparisonKey({ ...condition, compareWith: [] })}`;
}

/**
 * Loads courses with their cheapest plans, in the order of `ids`; unknown ones are left out. Rejects with the error family.
 */
export async function fetchFavourites(
  host: WidgetHost,
  condition: SearchCondition,
  page: ResultPage,
  ids: readonly number[],
  signal?: AbortSignal,
): Promise<readonly ComparedCourse[]> {
  const calls = Array.from({ length: Math.ceil(ids.length / MOST_OF_A_CALL) }, (_, index) =>
    ids.slice(index * MOST_OF_A_CALL, (index + 1) * MOST_OF_A_CALL),
  );
  const replies = await Promise.all(
    calls.map((some) => fetchCoursePlans(host, condition, page, some, signal)),
  );
  return replies.flatMap(({ courses, plans }) => toComparison(courses, plans, () => 0));
}

/**
 * Loads the favourites of an address for the first paint on the server, so that a link shows them without scripts.
 * Rejects with the error family.
 */
export async function loadFavourites(
  host: WidgetHost,
  condition: SearchCondition,
  page: ResultPage,
  ids: readonly number[],
): Promise<FirstView> {
  return {
    view: 'favourites',
    key: favouritesKey(condition, ids),
    reply: await fetchFavourites(host, condition, page, ids),
  };
}
