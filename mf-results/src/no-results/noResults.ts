import { withTexts } from 'shared-ui/messages';
import { lateView } from '../on-demand/lateView.tsx';

/**
 * What is said and offered when nothing was found, in a chunk of its own that comes with the
 * answer.
 */
export const noResults = lateView(() =>
  withTexts(import(/* webpackChunkName: "no-results" */ './noResultsChunk.ts')),
);
