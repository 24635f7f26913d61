import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Design } from '../device/deviceState.ts';

/** R3.27: whether header and footer are shown. The blank layout never shows them. */
export interface BarsState {
  readonly header: boolean;
  readonly footer: boolean;
}

/** Returns which bars a design shows: both, or none in our app, which has bars of its own. */
export function barsOf(design: Design): BarsState {
  return {
    header: design !== 'app',
    footer: design !== 'app',
  };
}

const initialState: BarsState = { header: true, footer: true };

const barsSlice = createSlice({
  name: 'bars',
  initialState,
  reducers: {
    barsSet: (state, { payload }: PayloadAction<Partial<BarsState>>) => ({ ...state, ...payload }),
  },
});

export const { barsSet } = barsSlice.actions;
export const barsReducer = barsSlice.reducer;
