import type { CalendarState } from './condition/calendarSlice.ts';
import type { MapData } from './forms/map-search/mapData.ts';
import type { SoloData } from './forms/solo-search/soloData.ts';

/** What the server hands to the browser, so that both render the same. */
export interface SearchFormData extends CalendarState {
  /**
   * What the page of the map begins with; absent on other pages. `solo` is the same for the solo
   * search.
   */
  readonly map?: MapData;
  readonly solo?: SoloData;
}
