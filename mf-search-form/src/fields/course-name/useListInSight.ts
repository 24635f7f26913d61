import { useEffect } from 'react';

/** Keeps the option that the keys reach on the screen. */
export function useListInSight(activeId: string | undefined): void {
  useEffect(() => {
    if (activeId !== undefined)
      document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);
}
