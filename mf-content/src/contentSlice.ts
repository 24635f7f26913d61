import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ContentBlock } from 'shared-contracts/gateway';
import type { ContentItem } from './blocks/toContentItem.ts';

/** R2.21: the top page that the blocks belong to, the PC's or the smartphone's. */
export type ContentDevice = 'pc' | 'sp';

/** The entries of each block that has some. */
export type ContentBlocks = Readonly<Partial<Record<ContentBlock, readonly ContentItem[]>>>;

/** R3.18: the state under the names of the specification. */
export interface ContentState {
  /** The checked blocks of this slot; an absent block shows nothing. */
  readonly blocks: ContentBlocks;
  readonly isError: boolean;
  readonly isClientLoaded: boolean;
  /** The region (101 to 108) that the blocks belong to; 0 before the first call. */
  readonly lastGoraArea: number;
  readonly device: ContentDevice;
}

/** The state before the first answer. */
export const notLoaded: ContentState = {
  blocks: {},
  isError: false,
  isClientLoaded: false,
  lastGoraArea: 0,
  device: 'pc',
};

/** R4.24: returns true before the first load, after an error, and for another device or region. */
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
