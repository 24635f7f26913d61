import { useSyncExternalStore } from 'react';

function never() {
  return () => {};
}

/** Returns false on the server and while the browser hydrates, true after hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
