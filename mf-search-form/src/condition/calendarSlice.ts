import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DayNumber } from 'shared-contracts/format';
import type { HolidaySearch } from '../gateway/fetchHolidays.ts';

/** Today in Japan and the holidays of the months that can be searched. */
export interface CalendarState extends HolidaySearch {
  readonly today: DayNumber;
}

const initialState: CalendarState = { today: 0, holidays: {} };

const calendar = createSlice({
  name: 'calendar',
  initialState,
  reducers: {
    holidaysArrived: ({ today }, { payload }: PayloadAction<HolidaySearch>) => ({
      ...payload,
      today,
    }),
  },
});

export const { holidaysArrived } = calendar.actions;
export const calendarReducer = calendar.reducer;
