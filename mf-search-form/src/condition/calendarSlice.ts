import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DayNumber } from 'shared-contracts/format';
import type { Holidays } from '../gateway/fetchHolidays.ts';

/** Today in Japan and the holidays of the months that can be searched (R3.20). */
export interface CalendarState {
  readonly today: DayNumber;
  readonly holidays: Holidays;
}

const initialState: CalendarState = { today: 0, holidays: {} };

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
