import { configureStore } from '@reduxjs/toolkit';
import { alertReducer } from './alert/alertSlice.ts';
import type { Design } from './device/deviceState.ts';
import { barsOf, barsReducer } from './page-state/barsSlice.ts';
import { overlayReducer } from './page-state/overlaySlice.ts';
import { readinessReducer } from './page-state/readinessSlice.ts';
import { scrollLocksReducer } from './page-state/scrollLocksSlice.ts';
import { windowSizeReducer } from './page-state/windowSizeSlice.ts';

/** R3.27 to R3.29: the state of the frame of one document. Widgets have stores of their own. */
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
