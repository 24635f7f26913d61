import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ContentBlock } from 'shared-contracts/gateway';
import type { ContentItem } from './blocks/toContentItem.ts';

/** Whose blocks: the PC top page's or the smartphone top page's (R2.21). */
export type ContentDevice = 'pc' | 'sp';

export type ContentBlocks = Readonly<Partial<Record<ContentBlock, readonly ContentItem[]>>>;

/** R3.18. */
export interface ContentState {
  /** The blocks of this slot, checked; an absent one shows nothing. */
  readonly blocks: ContentBlocks;
  readonly isError: boolean;
  readonly isClientLoaded: boolean;
  /** Region (101 to 108) that the blocks belong to; 0 before the first call. */
  readonly lastGoraArea: number;
  readonly device: ContentDevice;
}

export const notLoaded: ContentState = {
  blocks: {},
  isError: false,
  isClientLoaded: false,
  lastGoraArea: 0,
  device: 'pc',
};

/** R4.24: not loaded yet, after an error, or for another region. */
export function needsContent(
  state: ContentState,
  wanted: { readonly device: ContentDevice; readonly region: number },
): boolean {
  return (
    !state.isClientLoaded ||
    state.isError ||
    state.device !== wanted.device ||
    state.lastGoraArea !== wanted.region
  );
}

const contentSlice = createSlice({
  name: 'content',
  initialState: notLoaded,
  reducers: { contentLoaded: (_state, { payload }: PayloadAction<ContentState>) => payload },
});

export const { contentLoaded } = contentSlice.actions;
export const contentReducer = contentSlice.reducer;
