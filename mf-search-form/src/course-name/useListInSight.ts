import { useEffect, type RefObject } from 'react';

const SMALL = '(width < 769px)';

/** Keeps what is being chosen from on the screen: the field at the top of a small one, and the option that the keys reach. */
export const useListInSight = (input: RefObject<HTMLInputElement | null>, shown: boolean, activeId: string | undefined): void => {
  useEffect(() => {
    if (shown && window.matchMedia?.(SMALL).matches) input.current?.scrollIntoView({ block: 'start' });
  }, [input, shown]);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);
};
