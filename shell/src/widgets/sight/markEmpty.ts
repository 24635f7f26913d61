import { islandOf } from './lookAtSlot.ts';

/**
 * Keeps `data-empty` of the slot around `holder` up to date, so that a widget with nothing to show
 * takes no space. The server writes the first value. `:has(:empty)` would do the same, but WebKit
 * does not update it when children are added. Returns a function that ends this.
 */
export function markEmpty(holder: HTMLElement): () => void {
  const look = () => {
    const island = islandOf(holder);
    const isEmpty = island ? !island.hasChildNodes() : !holder.hasChildNodes();
    holder.parentElement?.setAttribute('data-empty', String(isEmpty));
    children.disconnect();
    children.observe(holder, { childList: true });
    if (island) children.observe(island, { childList: true });
  };
  const children = new MutationObserver(look);
  look();
  return () => children.disconnect();
}
