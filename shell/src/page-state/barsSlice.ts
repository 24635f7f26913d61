import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Design } from '../device/deviceState.ts';

/** R3.27: whether header and footer are seen. The blank layout has neither, whatever is said here. */
export interface BarsState {
  readonly header: boolean;
  readonly footer: boolean;
}

/** Our apps have bars of their own. */
export function barsOf(design: Design): BarsState {
  return {
    header: design !== 'app',
    footer: design !== 'app',
  };
}

const barsSlice = createSlice({
  name: 'bars',
  initialState: { header: true, footer: true } as BarsState,
  reducers: {
    barsSet: (state, { payload }: PayloadAction<Partial<BarsState>>) => ({ ...state, ...payload }),
  },
});

export const { barsSet } = barsSlice.actions;
export const barsReducer = barsSlice.reducer;
