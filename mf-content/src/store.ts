import { configureStore } from '@reduxjs/toolkit';
import type { WidgetProps } from 'shared-contracts/widget';
import { contentReducer, notLoaded, type ContentState } from './contentSlice.ts';

/** Starts with what the server read; without it the browser loads. */
export function createContentStore(_props: WidgetProps, data: ContentState | undefined) {
  return configureStore({
    reducer: { content: contentReducer },
    preloadedState: { content: data ?? notLoaded },
  });
}

export type ContentRootState = ReturnType<ReturnType<typeof createContentStore>['getState']>;
