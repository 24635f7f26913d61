import { withTexts } from 'shared-ui/messages';
import { lateView } from '../on-demand/lateView.tsx';

/**
 * The panel of free tee times in a chunk of its own, which comes while its data are asked for, with the
 * weather of the cards.
 */
export const freeSlots = lateView(() =>
  withTexts(import(/* webpackChunkName: "free-slots" */ './freeSlotsChunk.ts')),
);
