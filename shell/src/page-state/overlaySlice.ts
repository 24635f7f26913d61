import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** R3.27: the veil over the page. `clickable` says whether somebody listens to clicks on it. */
export interface OverlayState {
  readonly show: boolean;
  readonly body: boolean;
  readonly clickable: boolean;
}
const noOverlay: OverlayState = { show: false, body: false, clickable: false };

const overlaySlice = createSlice({
  name: 'overlay',
  initialState: noOverlay,
  reducers: {
    overlayShown: (
      _state,
      { payload: { clickable } }: PayloadAction<{ readonly clickable: boolean }>,
    ): OverlayState => ({ show: true, body: true, clickable }),
    /** R4.33: hides the veil and its body. */
    overlayReset: () => noOverlay,
  },
});

export const { overlayShown, overlayReset } = overlaySlice.actions;
export const overlayReducer = overlaySlice.reducer;
