import { parsePageQuery, type SearchCondition } from 'shared-contracts/search';
import { lateView } from '../on-demand/lateView.tsx';
import { COMPARE } from './useCompare.ts';

/** The comparison in a chunk of its own, with the dialog around it. */
export const compareDialog = lateView(
  () => import(/* webpackChunkName: "compare" */ './compareChunk.ts'),
);

/** Returns whether the address says that the comparison is open, and there is something to compare. */
export function isComparing(
  query: string,
  { compareWith }: Pick<SearchCondition, 'compareWith'>,
): boolean {
  return compareWith.length > 1 && parsePageQuery(query).act === COMPARE;
}
