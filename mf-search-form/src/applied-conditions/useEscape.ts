import { useEffect, type RefObject } from 'react';

/** Esc closes what is open and gives the focus back to its summary. */
export const useEscape = (details: RefObject<HTMLDetailsElement | null>): void => {
  useEffect(() => {
    const element = details.current;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element?.open || element.querySelector('dialog[open]')) return;
      element.open = false;
      element.querySelector('summary')?.focus();
    };
    element?.addEventListener('keydown', close);
    return () => element?.removeEventListener('keydown', close);
  }, [details]);
};
