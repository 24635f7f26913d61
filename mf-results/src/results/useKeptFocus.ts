import { useLayoutEffect, type RefObject } from 'react';

/**
 * Moves the focus to `next` when a render of the calling component removes the focused element
 * inside `within`, so that the focus never falls back to the page.
 */
export function useKeptFocus(
  within: RefObject<HTMLElement | null>,
  next: () => HTMLElement | null | undefined,
): void {
  // read while rendering, before React changes the document; the ref is null on the server
  const had = within.current?.contains(document.activeElement) ?? false;
  useLayoutEffect(() => {
    if (had && document.activeElement === document.body) next()?.focus();
  });
}
