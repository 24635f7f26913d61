import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls `leave` at Escape inside of an element, and keeps that key from the page around it. */
export function useEscape(inside: RefObject<HTMLElement | null>, leave: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    leave();
  });
  useEffect(() => {
    const element = inside.current;
    const listener = (event: KeyboardEvent) => onKey(event);
    element?.addEventListener('keydown', listener);
    return () => element?.removeEventListener('keydown', listener);
  }, [inside]);
}
