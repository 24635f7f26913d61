import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FormContext } from './FormContext.ts';
import type { LaterPart } from './laterPart.tsx';
import { useHydrated } from 'shared-ui/hydrated';
import { isWide as isWideNow, useIsWide } from './useIsWide.ts';
import { usePart } from './usePart.ts';

/**
 * Opens and closes the dialog of a picker, which is a later part; on a phone the form's sheet opens
 * in its place. What a visitor had opened before the script came stays open, and the focus stays
 * where it was. The address may open the dialog, too. When the part does not load, the picker opens
 * its plain controls, as it does before scripts run.
 */
export function usePicker(field: 'area' | 'playDate', part: Pick<LaterPart<never>, 'load'>) {
  const { focus, openSheet } = useContext(FormContext);
  const isHydrated = useHydrated();
  const plain = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const isWide = useIsWide();
  const hasSheet = openSheet !== undefined && !isWide;
  // R8.03: a search that found too much links here, to ask for less
  const isWanted = isHydrated && focus === field && !hasSheet;
  const [chosen, setOpen] = useState<boolean>();
  const open = chosen ?? isWanted;
  const state = usePart(part, open, field);
  const hasFailed = state === 'failed';
  const show = () => (openSheet && !isWideNow() ? openSheet(field) : setOpen(true));
  const showFirst = useRef(show);
  useLayoutEffect(() => {
    const details = plain.current;
    if (!details?.open) return;
    // the plain controls go away; the dialog gives the focus back to the summary
    if (details.contains(document.activeElement)) summary.current?.focus();
    details.open = false;
    showFirst.current();
  }, []);
  useEffect(() => {
    if (hasFailed && plain.current) plain.current.open = true;
  }, [hasFailed]);
  return {
    /** Whether the picker opens a dialog; otherwise it opens its plain controls. */
    opensDialog: isHydrated && !hasFailed,
    plain,
    summary,
    /** Whether its own dialog is to be shown. */
    open: isHydrated && open && state === 'ready',
    show,
    hide: () => setOpen(false),
    fetchAhead: () => void part.load().catch(() => {}),
  };
}
