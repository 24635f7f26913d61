import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the server renders and on the browser's first paint; true once the page answers to scripts. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
