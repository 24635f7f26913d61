import { configureStore } from '@reduxjs/toolkit';
import type { WidgetProps } from 'shared-contracts/widget';
import { adsReducer, notLoaded, type AdsState } from './adsSlice.ts';

/** Starts with what the server read; without it the browser loads. */
export function createAdsStore(_props: WidgetProps, data: AdsState | undefined) {
  return configureStore({
    reducer: { ads: adsReducer },
    preloadedState: { ads: data ?? notLoaded },
  });
}

export type AdsRootState = ReturnType<ReturnType<typeof createAdsStore>['getState']>;
