import { configureStore } from '@reduxjs/toolkit';
import type { AlertContent } from 'shared-contracts/widget';
import { alertReducer, firstAlert } from './alertSlice.ts';
import type { Design } from '../device/deviceState.ts';
import { barsOf, type BarsState } from './bars.ts';
import { fatalReducer } from './fatalSlice.ts';
import { overlayReducer } from './overlaySlice.ts';
import { readinessReducer } from './readinessSlice.ts';
import { scrollLocksReducer } from './scrollLocksSlice.ts';
import { windowSizeReducer } from './windowSizeSlice.ts';

/** R3.27 to R3.29: returns the store of one document's frame. Widgets have stores of their own. */
export function createShellStore(design: Design = 'pc', alert?: AlertContent) {
  return configureStore({
    reducer: {
      alert: alertReducer,
      bars: (bars: BarsState = barsOf(design)) => bars,
      fatal: fatalReducer,
      overlay: overlayReducer,
      readiness: readinessReducer,
      scrollLocks: scrollLocksReducer,
      windowSize: windowSizeReducer,
    },
    preloadedState: { alert: firstAlert(alert) },
    devTools: false,
  });
}

export type ShellStore = ReturnType<typeof createShellStore>;
export type ShellState = ReturnType<ShellStore['getState']>;
export type ShellDispatch = ShellStore['dispatch'];
