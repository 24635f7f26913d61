import { useSyncExternalStore } from 'react';

function never() {
  return () => {};
}

/** False while the server renders and on the browser's first paint; true once the page answers to scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
