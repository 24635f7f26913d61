import { parsePageQuery, type SearchCondition } from 'shared-contracts/search';
import { withTexts } from 'shared-ui/messages';
import { lateView } from '../on-demand/lateView.tsx';
import { COMPARE } from './useCompare.ts';

function loadChunk() {
  return withTexts(import(/* webpackChunkName: "compare" */ './compareChunk.ts'));
}

/** The comparison, with the dialog around it, in a chunk that comes with the first chosen course. */
export const compareDialog = lateView(loadChunk);

/** The chosen courses, in the same chunk. */
export const compareTray = lateView(() => loadChunk().then(({ CompareTray: View }) => ({ View })));

/** Returns whether the address says that the comparison is open, and there is something to compare. */
export function isComparing(
  query: string,
  { compareWith }: Pick<SearchCondition, 'compareWith'>,
): boolean {
  return compareWith.length > 1 && parsePageQuery(query).act === COMPARE;
}
