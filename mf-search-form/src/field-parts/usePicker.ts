import { useContext, useLayoutEffect, useRef, useState } from 'react';
import { FormContext } from './FormContext.ts';
import { useHydrated } from './useHydrated.ts';

/**
 * Carries a picker over from plain controls to its dialog: what a visitor had opened before the script came stays open,
 * and the focus stays where it was. An address may ask for the dialog too.
 */
export function usePicker(field: 'area' | 'playDate') {
  const isWanted = useContext(FormContext).focus === field;
  const hydrated = useHydrated();
  const plain = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  // R8.03: what asked for too much leads here to ask for less
  const [open, setOpen] = useState(isWanted);
  useLayoutEffect(() => {
    const details = plain.current;
    if (!details?.open) return;
    // its controls go; the dialog gives the focus back to the summary
    if (details.contains(document.activeElement)) summary.current?.focus();
    details.open = false;
    setOpen(true);
  }, []);
  return { hydrated, plain, summary, open, show: () => setOpen(true), hide: () => setOpen(false) };
}
