import type { ContentBlock } from 'shared-contracts/gateway';
import type { ContentItem } from './toContentItem.ts';

/** The props of a component that shows a block. */
export interface BlockProps {
  readonly block: ContentBlock;
  /** The entries to show; at least one. */
  readonly items: readonly ContentItem[];
  /** True for the first block of the page, whose first picture loads at once. */
  readonly isFirst: boolean;
}
