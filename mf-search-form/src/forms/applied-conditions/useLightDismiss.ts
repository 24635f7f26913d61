import { useEffect, type RefObject } from 'react';

/**
 * Closes an open `<details>` on Esc, which gives the focus back to its summary, and on a press
 * anywhere else.
 */
export function useLightDismiss(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const element = details.current;
    if (!element) return undefined;
    const onKey = (event: KeyboardEvent) => {
      // a dialog handles Esc by itself
      if (event.key !== 'Escape' || !element.open || element.querySelector('dialog[open]')) return;
      element.open = false;
      element.querySelector('summary')?.focus();
    };
    const onPress = (event: PointerEvent) => {
      if (element.open && event.target instanceof Node && !element.contains(event.target))
        element.open = false;
    };
    element.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      element.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [details]);
}
