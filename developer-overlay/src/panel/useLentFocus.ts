import { type RefObject, useEffect } from 'react';

/** Moves the focus to an element while it is shown, and gives it back to the element that had it. */
export function useLentFocus(to: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const opener = document.activeElement;
    to.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [to]);
}
