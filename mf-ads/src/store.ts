import { configureStore } from '@reduxjs/toolkit';
import type { WidgetProps } from 'shared-contracts/widget';
import { adsReducer, notLoaded, type AdsState } from './adsSlice.ts';

/**
 * Returns the widget's store. It starts with the server's advertisements, or not loaded when there
 * are none.
 */
export function createAdsStore(_props: WidgetProps, data: AdsState | undefined) {
  return configureStore({
    reducer: { ads: adsReducer },
    preloadedState: { ads: data ?? notLoaded },
  });
}

export type AdsRootState = ReturnType<ReturnType<typeof createAdsStore>['getState']>;
