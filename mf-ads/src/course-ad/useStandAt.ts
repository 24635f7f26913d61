import { useEffect, useRef, type RefObject } from 'react';

/** True when the browser came back to this page, or loaded it again. */
function isReturn(): boolean {
  return (performance.getEntriesByType?.('navigation') ?? []).some(
    (entry) => 'type' in entry && entry.type !== 'navigate' && entry.type !== 'prerender',
  );
}

/**
 * R9.04: keeps the advertisement that was followed in sight when the visitor comes back from it. One
 * that is pressed is in sight already.
 */
export function useStandAt(isTarget: boolean): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isTarget && isReturn())
      element.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [isTarget]);
  return element;
}
