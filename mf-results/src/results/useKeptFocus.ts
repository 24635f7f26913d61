import { useLayoutEffect, type RefObject } from 'react';

/** What had the focus within an element may go with the next render: the focus passes on, and never falls to the page. */
export function useKeptFocus(
  within: RefObject<HTMLElement | null>,
  next: () => HTMLElement | null | undefined,
): void {
  // read before the render is drawn; null on the server
  const had = within.current?.contains(document.activeElement) ?? false;
  useLayoutEffect(() => {
    if (had && document.activeElement === document.body) next()?.focus();
  });
}
