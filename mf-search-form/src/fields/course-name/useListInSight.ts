import { useEffect } from 'react';

/** Scrolls the option that the keys have reached into view. */
export function useListInSight(activeId: string | undefined): void {
  useEffect(() => {
    if (activeId !== undefined)
      document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);
}
