import type { OverlayOptions } from 'shared-contracts/widget';
import type { ShellStore } from './store.ts';
import { overlayReset, overlayShown } from './overlaySlice.ts';

export interface Overlay {
  /** Answers with its end: the veil goes when the last one who asked for it is done. */
  show(options?: OverlayOptions): () => void;
  click(): void;
  /** R4.33: hides the veil and its body, and forgets who wanted to know of a click. */
  reset(): void;
}

/** The veil and its callbacks, which no store can hold. */
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
