import type { CalendarState } from './condition/calendarSlice.ts';
import type { MapData } from './forms/map-search/mapData.ts';
import type { SoloData } from './forms/solo-search/soloData.ts';

/** What the server and the browser must agree on. */
export interface SearchFormData extends CalendarState {
  /** What the page of the map, or of the solo search, begins with. */
  readonly map?: MapData;
  readonly solo?: SoloData;
}
