import type { ShellStore } from './store.ts';
import {
  nonEssentialAllowed,
  nonEssentialCleared,
  nonEssentialForgotten,
  nonEssentialRegistered,
} from './readinessSlice.ts';

export interface NonEssential {
  /** Keeps it until loading is allowed; runs it at once where it is. Answers with how to take it back. */
  register(name: string, load: () => void): () => void;
  /** R4.34: sets the flag, loads each registered one, clears the list. */
  loadAll(): void;
}

/** R3.27: what can wait until the page is of use. */
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
