import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FormContext } from './FormContext.ts';
import { useHydrated } from './useHydrated.ts';

/**
 * Carries a picker over from plain controls to its dialog: what a visitor had opened before the script came stays open,
 * and the focus stays where it was. An address may ask for the dialog too.
 */
export const usePicker = (field: 'area' | 'playDate') => {
  const isWanted = useContext(FormContext).focus === field;
  const hydrated = useHydrated();
  const plain = useRef<HTMLDetailsElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  // R8.03: what asked for too much leads here to ask for less
  const [open, setOpen] = useState(isWanted);
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
