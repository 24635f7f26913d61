import type { ShellStore } from './store.ts';
import {
  nonEssentialAllowed,
  nonEssentialCleared,
  nonEssentialForgotten,
  nonEssentialRegistered,
} from './readinessSlice.ts';

/** What loads after the essential parts of the page. */
export interface NonEssential {
  /**
   * Keeps `load` until loading is allowed, or runs it at once if it is already. Returns a function
   * that takes `load` back.
   */
  register(name: string, load: () => void): () => void;
  /** R4.34: allows loading, runs everything that is registered, and clears the list. */
  loadAll(): void;
}

/**
 * R3.27: keeps what can load after the essential parts of the page. `onError` gets what a load
 * throws.
 */
export function nonEssentialOf(
  store: Pick<ShellStore, 'dispatch' | 'getState'>,
  onError: (error: unknown) => void,
): NonEssential {
  const registered = new Map<() => void, string>();
  const run = (load: () => void) => {
    try {
      load();
    } catch (error) {
      onError(error);
    }
  };
  return {
    register(name, load) {
      if (store.getState().readiness.canLoad) {
        run(load);
        return () => {};
      }
      const own = () => load();
      registered.set(own, name);
      store.dispatch(nonEssentialRegistered(name));
      return () => {
        if (registered.delete(own)) store.dispatch(nonEssentialForgotten(name));
      };
    },
    loadAll() {
      store.dispatch(nonEssentialAllowed());
      const loads = [...registered.keys()];
      registered.clear();
      for (const load of loads) run(load);
      store.dispatch(nonEssentialCleared());
    },
  };
}
