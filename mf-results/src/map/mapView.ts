// the server's HTML needs these styles before the chunk arrives, so the widget's own sheet includes
// them
import './HitsMap.module.css';
import './MapList.module.css';
import { lateView } from '../on-demand/lateView.tsx';

/** The map of the hits in a chunk of its own, which only the map view loads. */
export const mapView = lateView(() => import(/* webpackChunkName: "map" */ './mapChunk.ts'));
