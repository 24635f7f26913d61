import { configureStore } from '@reduxjs/toolkit';
import type { WidgetProps } from 'shared-contracts/widget';
import { contentReducer, notLoaded, type ContentState } from './contentSlice.ts';

/**
 * Returns the widget's store. It starts with the server's blocks, or not loaded when there are
 * none.
 */
export function createContentStore(_props: WidgetProps, data: ContentState | undefined) {
  return configureStore({
    reducer: { content: contentReducer },
    preloadedState: { content: data ?? notLoaded },
  });
}

export type ContentRootState = ReturnType<ReturnType<typeof createContentStore>['getState']>;
