import { configureStore } from '@reduxjs/toolkit';
import { alertReducer } from './alertSlice.ts';
import type { Design } from '../device/deviceState.ts';
import { barsOf, barsReducer } from './barsSlice.ts';
import { overlayReducer } from './overlaySlice.ts';
import { readinessReducer } from './readinessSlice.ts';
import { scrollLocksReducer } from './scrollLocksSlice.ts';
import { windowSizeReducer } from './windowSizeSlice.ts';

/** R3.27 to R3.29: returns the store of one document's frame. Widgets have stores of their own. */
export function createShellStore(design: Design = 'pc') {
  return configureStore({
    reducer: {
      alert: alertReducer,
      bars: barsReducer,
      overlay: overlayReducer,
      readiness: readinessReducer,
      scrollLocks: scrollLocksReducer,
      windowSize: windowSizeReducer,
    },
    preloadedState: { bars: barsOf(design) },
    devTools: false,
  });
}

export type ShellStore = ReturnType<typeof createShellStore>;
export type ShellState = ReturnType<ShellStore['getState']>;
export type ShellDispatch = ShellStore['dispatch'];
