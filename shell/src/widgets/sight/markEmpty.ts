import { islandOf } from './lookAtSlot.ts';

/**
 * Keeps `data-empty` of the slot around `holder`, which the server writes first: a widget with nothing to show takes no place.
 * (`:has(:empty)` would say the same; WebKit does not ask it again when children come.) Returns the end of it.
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
