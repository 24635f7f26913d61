import type { WidgetStorage } from 'shared-contracts/widget';
import type { ContentState } from './contentSlice.ts';

/** More than the slots of the top pages with a few regions; what is older is loaded again. */
const MOST = 16;

/** What was loaded in each document, which has one storage, by slot, device and region. */
const documents = new WeakMap<WidgetStorage, Map<string, ContentState>>();

type Place = Pick<ContentState, 'device'> & { readonly slot: string; readonly region: number };

function toKey({ slot, device, region }: Place): string {
  return `${slot} ${device} ${region}`;
}

/** R4.24: returns the blocks if they were loaded in this document. */
export function recallBlocks(storage: WidgetStorage, place: Place): ContentState | undefined {
  return documents.get(storage)?.get(toKey(place));
}

/** R4.24: keeps the blocks of a load that did not fail, also when the page is left. */
export function keepBlocks(storage: WidgetStorage, slot: string, content: ContentState): void {
  if (!content.isClientLoaded || content.isError) return;
  const kept = documents.get(storage) ?? new Map<string, ContentState>();
  const key = toKey({ slot, device: content.device, region: content.lastGoraArea });
  kept.delete(key);
  kept.set(key, content);
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
  documents.set(storage, kept);
}
