import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** R3.29, in CSS pixels; 0 until the browser has told. */
export interface WindowSizeState {
  readonly height: number;
  readonly width: number;
}

const windowSizeSlice = createSlice({
  name: 'windowSize',
  initialState: { height: 0, width: 0 } as WindowSizeState,
  reducers: { windowResized: (_state, { payload }: PayloadAction<WindowSizeState>) => payload },
});

export const { windowResized } = windowSizeSlice.actions;
export const windowSizeReducer = windowSizeSlice.reducer;
