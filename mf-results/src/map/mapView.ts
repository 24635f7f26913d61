// as in calendarView.ts
import './HitsMap.module.css';
import './MapList.module.css';
import { lateView } from '../on-demand/lateView.tsx';

/** The map of the hits, loaded by those who look at it. */
export const mapView = lateView(() => import(/* webpackChunkName: "map" */ './mapChunk.ts'));
