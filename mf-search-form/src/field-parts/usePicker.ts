import { useContext, useLayoutEffect, useRef, useState } from 'react';
import { FormContext } from './FormContext.ts';
import { useHydrated } from './useHydrated.ts';

/**
 * Opens and closes the dialog of a picker. What a visitor had opened before the script came stays
 * open, and the focus stays where it was. The address may open the dialog, too.
 */
export function usePicker(field: 'area' | 'playDate') {
  const isWanted = useContext(FormContext).focus === field;
  const hydrated = useHydrated();
  const plain = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  // R8.03: a search that found too much links here, to ask for less
  const [open, setOpen] = useState(isWanted);
  useLayoutEffect(() => {
    const details = plain.current;
    if (!details?.open) return;
    // the plain controls go away; the dialog gives the focus back to the summary
    if (details.contains(document.activeElement)) summary.current?.focus();
    details.open = false;
    setOpen(true);
  }, []);
  return { hydrated, plain, summary, open, show: () => setOpen(true), hide: () => setOpen(false) };
}
