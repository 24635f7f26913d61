import { withTexts } from 'shared-ui/messages';
import { lateView } from '../on-demand/lateView.tsx';

/** The map of the hits in a chunk of its own, which only the map view loads. */
export const mapView = lateView(() =>
  withTexts(import(/* webpackChunkName: "map" */ './mapChunk.ts')),
);
