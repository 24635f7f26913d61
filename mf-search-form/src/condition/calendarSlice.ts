import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DayNumber } from 'shared-contracts/format';
import type { MapData } from '../map-search/mapData.ts';
import type { Holidays } from '../play-date/holidays.ts';
import type { SoloData } from '../solo-search/soloData.ts';

/** What the server and the browser must agree on. */
export interface SearchFormData {
  readonly today: DayNumber;
  readonly holidays: Holidays;
  /** What the page of the map, or of the solo search, begins with. */
  readonly map?: MapData;
  readonly solo?: SoloData;
}

const initialState: Pick<SearchFormData, 'today' | 'holidays'> = { today: 0, holidays: {} };

/** Today in Japan and the holidays of the months that can be searched (R3.20). */
const calendar = createSlice({
  name: 'calendar',
  initialState,
  reducers: {
    holidaysArrived: (state, { payload }: PayloadAction<Holidays>) => {
      state.holidays = payload;
    },
  },
});

export const { holidaysArrived } = calendar.actions;
export const calendarReducer = calendar.reducer;
