import { useEffect, type RefObject } from 'react';

/**
 * Closes an open `<details>` on Esc, which gives the focus back to its summary, and on a press
 * anywhere else.
 */
export function useLightDismiss(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const element = details.current;
    if (!element) return undefined;
    const isInside = ({ target }: Event) => target instanceof Node && element.contains(target);
    const onKey = (event: KeyboardEvent) => {
      // a field uses Esc first, as one with suggestions does; a dialog handles it by itself
      if (event.key !== 'Escape' || event.defaultPrevented || !isInside(event)) return;
      if (!element.open || element.querySelector('dialog[open]')) return;
      element.open = false;
      element.querySelector('summary')?.focus();
    };
    const onPress = (event: PointerEvent) => {
      if (element.open && !isInside(event)) element.open = false;
    };
    // React hears keys at its root, so that what it stops never comes to the document
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [details]);
}
