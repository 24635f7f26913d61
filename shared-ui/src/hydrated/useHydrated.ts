import { useSyncExternalStore } from 'react';

function never() {
  return () => {};
}

/**
 * Says whether scripts run: false while the server renders and for the first paint in the browser,
 * true afterwards.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
