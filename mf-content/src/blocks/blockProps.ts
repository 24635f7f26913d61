import type { ContentBlock } from 'shared-contracts/gateway';
import type { ContentItem } from './toContentItem.ts';

/** What the face of a block gets. */
export interface BlockProps {
  readonly block: ContentBlock;
  /** At least one. */
  readonly items: readonly ContentItem[];
  /** The block that paints first: its first picture is not left for later. */
  readonly isFirst: boolean;
}
