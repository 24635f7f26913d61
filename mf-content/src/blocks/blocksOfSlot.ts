import type { ContentBlock } from 'shared-contracts/gateway';
import type { ContentDevice } from '../contentSlice.ts';

/** How a block looks. */
export type BlockFace = 'notice' | 'slider' | 'news' | 'banners' | 'services';

export interface BlockLook {
  readonly face: BlockFace;
  /** Pixels of the block's pictures where an entry does not say. */
  readonly size: { readonly width: number; readonly height: number };
  /** Entries that are shown at most. */
  readonly limit: number;
}

function picture(width: number, height: number) {
  return { width, height };
}
const text = picture(0, 0);

/** R2.21: every block, how it looks and how big its pictures are. */
export const BLOCK_LOOKS: Readonly<Record<ContentBlock, BlockLook>> = {
  notice: { face: 'notice', size: text, limit: 3 },
  topSlider: { face: 'slider', size: picture(640, 360), limit: 12 },
  news: { face: 'news', size: text, limit: 5 },
  pcMiddleBanner: { face: 'banners', size: picture(600, 200), limit: 4 },
  middleSlider: { face: 'slider', size: picture(640, 360), limit: 12 },
  rightBottomBanner: { face: 'banners', size: picture(600, 200), limit: 4 },
  topBanner: { face: 'banners', size: picture(750, 300), limit: 2 },
  campaign: { face: 'slider', size: picture(640, 360), limit: 12 },
  service: { face: 'services', size: picture(48, 48), limit: 12 },
  spMiddleBanner: { face: 'banners', size: picture(600, 200), limit: 4 },
  slider: { face: 'slider', size: picture(640, 360), limit: 12 },
  lowBanner: { face: 'banners', size: picture(600, 200), limit: 4 },
};

const SLOT_BLOCKS: Readonly<
  Record<string, Readonly<Record<ContentDevice, readonly ContentBlock[]>>>
> = {
  notice: { pc: ['notice'], sp: ['notice'] },
  'content-main': {
    pc: ['topSlider', 'news', 'pcMiddleBanner', 'middleSlider'],
    sp: ['topBanner', 'campaign', 'service', 'spMiddleBanner', 'slider', 'lowBanner'],
  },
  'content-side': { pc: ['rightBottomBanner'], sp: [] },
};

/** The blocks of a slot, from top to bottom. */
export function blocksOfSlot(slot: string, device: ContentDevice): readonly ContentBlock[] {
  return SLOT_BLOCKS[slot]?.[device] ?? [];
}
