import type { PageFrame } from 'shared-contracts/widget';
import { alertInitialized, alertSet } from './alertSlice.ts';
import type { ShellStore } from './store.ts';
import type { Overlay } from './overlay.ts';
import { scrollLocked, scrollUnlocked } from './scrollLocksSlice.ts';

/** The parts of the frame that widgets can change. */
export interface PageFrameParts {
  readonly store: ShellStore;
  readonly overlay: Overlay;
}

/** What one widget asks of the frame. `close` ends all of it: veils and scroll locks. */
export interface HeldFrame {
  readonly frame: PageFrame;
  close(): void;
}

/** How many scroll locks were made, so that each gets a number of its own. */
let locks = 0;

/** R3.27: returns the frame for one widget. */
export function holdFrame({ store, overlay }: PageFrameParts): HeldFrame {
  const ends = new Set<() => void>();
  const ending = (end: () => void) => {
    const once = () => {
      if (ends.delete(once)) end();
    };
    ends.add(once);
    return once;
  };
  const frame: PageFrame = {
    showAlert: (alert) => void store.dispatch(alertSet(alert)),
    hideAlert: () => void store.dispatch(alertInitialized()),
    showOverlay: (options) => ending(overlay.show(options)),
    lockScroll() {
      const lock = (locks += 1);
      store.dispatch(scrollLocked(lock));
      return ending(() => void store.dispatch(scrollUnlocked(lock)));
    },
  };
  return {
    frame,
    close: () => {
      for (const end of [...ends]) end();
    },
  };
}
