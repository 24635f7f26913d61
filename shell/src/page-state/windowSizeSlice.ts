import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** R3.29: the size of the window in CSS pixels, without an on-screen keyboard; 0 until it is known. */
export interface WindowSizeState {
  readonly height: number;
  readonly width: number;
}

const initialState: WindowSizeState = { height: 0, width: 0 };

const windowSizeSlice = createSlice({
  name: 'windowSize',
  initialState,
  reducers: { windowResized: (_state, { payload }: PayloadAction<WindowSizeState>) => payload },
});

export const { windowResized } = windowSizeSlice.actions;
export const windowSizeReducer = windowSizeSlice.reducer;
