import type { ContentBlock } from 'shared-contracts/gateway';
import type { ContentBlocks } from '../contentSlice.ts';
import { BLOCK_LOOKS } from './blocksOfSlot.ts';
import { toContentItem, type ContentItem } from './toContentItem.ts';

function isItem(item: ContentItem | undefined): item is ContentItem {
  return item !== undefined;
}

function toItems(given: unknown, block: ContentBlock): ContentItem[] {
  if (!Array.isArray(given)) return [];
  const look = BLOCK_LOOKS[block];
  return given
    .map((entry) => toContentItem(entry, look))
    .filter(isItem)
    .slice(0, look.limit);
}

/**
 * R3.18: returns the wanted blocks that have something to show. A block of a wrong shape is left
 * out; the others stay.
 */
export function toContentBlocks(
  given: Readonly<Record<string, unknown>>,
  wanted: readonly ContentBlock[],
): ContentBlocks {
  return Object.fromEntries(
    wanted
      .map((block) => [block, toItems(given[block], block)] as const)
      .filter(([, items]) => items.length > 0),
  );
}
