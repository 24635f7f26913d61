import type { OverlayOptions } from 'shared-contracts/widget';
import type { ShellStore } from './store.ts';
import { overlayReset, overlayShown } from './overlaySlice.ts';

/** The veil over the page, which several widgets may show at once. */
export interface Overlay {
  /**
   * Shows the veil. Returns a function that ends this; the veil goes when the last one has ended.
   */
  show(options?: OverlayOptions): () => void;
  /** Tells everyone who shows the veil of a click on it. */
  click(): void;
  /** R4.33: hides the veil and its body, and forgets all callbacks. */
  reset(): void;
}

/** Returns the veil over the page. It keeps the callbacks, which a store cannot hold. */
export function overlayOver(store: Pick<ShellStore, 'dispatch'>): Overlay {
  const shown = new Set<OverlayOptions>();
  const tell = () => {
    if (shown.size === 0) store.dispatch(overlayReset());
    else
      store.dispatch(
        overlayShown({ clickable: [...shown].some(({ onClick }) => onClick !== undefined) }),
      );
  };
  return {
    show(options = {}) {
      const own = { ...options };
      shown.add(own);
      tell();
      return () => {
        if (shown.delete(own)) tell();
      };
    },
    click: () => {
      for (const { onClick } of [...shown]) onClick?.();
    },
    reset: () => {
      shown.clear();
      tell();
    },
  };
}
