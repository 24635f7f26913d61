import { useEffect, type RefObject } from 'react';
import type { SiteAddress } from '../navigation/historyEntries.ts';

/**
 * Shows the part of the drawer that the address names, and focuses it, at each address once the page is there. An
 * address without a part leaves the drawer where it is: it shows the same thing on another day.
 */
export function useStandAt(
  dialog: RefObject<HTMLDialogElement | null>,
  { hash, key }: SiteAddress,
  isThere: boolean,
): void {
  useEffect(() => {
    if (!isThere || hash === '') return;
    const part = dialog.current?.querySelector<HTMLElement>(`[id="${CSS.escape(hash.slice(1))}"]`);
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
  }, [dialog, isThere, hash, key]);
}
