import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Calls `onFocus` once when the element already has the focus as its component mounts, and returns
 * the ref for that element. A visitor can focus a link of the server's HTML before React listens;
 * React never reports that focus.
 */
export function useEarlyFocus<Focusable extends Element>(
  onFocus: () => void,
): RefObject<Focusable | null> {
  const element = useRef<Focusable>(null);
  const notice = useEffectEvent(onFocus);
  useEffect(() => {
    if (element.current?.contains(document.activeElement)) notice();
  }, []);
  return element;
}
