import { useSyncExternalStore } from 'react';

const WIDE = '(width >= 769px)';

function subscribe(changed: () => void) {
  const query = window.matchMedia?.(WIDE);
  query?.addEventListener('change', changed);
  return () => query?.removeEventListener('change', changed);
}

/** Says whether the screen is as wide as a desktop's; true where the browser cannot tell. */
export function isWide(): boolean {
  return window.matchMedia?.(WIDE).matches ?? true;
}

/**
 * R9.02: says whether two months stand side by side. Only for what a visitor opens: the first paint
 * leaves the width to CSS.
 */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => true);
}
