import type { ContentBlock } from 'shared-contracts/gateway';
import type { ContentDevice } from '../contentSlice.ts';

/** The component that shows a block. */
export type BlockFace = 'notice' | 'slider' | 'news' | 'banners' | 'services';

/** How a block looks and how much it shows. */
export interface BlockLook {
  readonly face: BlockFace;
  /** The pixels of the block's pictures when an entry does not name its own. */
  readonly size: { readonly width: number; readonly height: number };
  /** The most entries that the block shows. */
  readonly limit: number;
}

function picture(width: number, height: number) {
  return { width, height };
}
const text = picture(0, 0);

/** R2.21: how every block looks, how big its pictures are, and how many entries it shows. */
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

/** Returns the blocks of a slot from top to bottom; none for a slot of another widget. */
export function blocksOfSlot(slot: string, device: ContentDevice): readonly ContentBlock[] {
  return SLOT_BLOCKS[slot]?.[device] ?? [];
}
