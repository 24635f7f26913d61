import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useHydrated } from './useHydrated.ts';

/**
 * Carries a picker over from plain controls to its dialog: what a visitor had opened before the script came stays open,
 * and the focus stays where it was.
 */
export const usePicker = () => {
  const hydrated = useHydrated();
  const plain = useRef<HTMLDetailsElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  const [open, setOpen] = useState(false);
  useLayoutEffect(() => {
    const details = plain.current;
    if (!details) return;
    hadFocus.current = details.contains(document.activeElement);
    if (details.open) setOpen(true);
  }, []);
  useEffect(() => {
    if (hydrated && hadFocus.current) button.current?.focus();
    hadFocus.current = false;
  }, [hydrated]);
  return { hydrated, plain, button, open, show: () => setOpen(true), hide: () => setOpen(false) };
};
