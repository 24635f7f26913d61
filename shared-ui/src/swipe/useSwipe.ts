import { useRef, type PointerEvent } from 'react';

/** A finger that moves fewer pixels than these has not swiped. */
const LEAST = 24;

/**
 * Returns the pointer handlers for the head of a sheet that the visitor swipes up and down. A touch
 * of a button or link in the head is never a swipe; visitors who do not swipe use the buttons. The
 * head needs `touch-action: pan-x`.
 */
export function useSwipe(onSwipe: (way: 'up' | 'down') => void) {
  const start = useRef<number>(undefined);
  return {
    onPointerDown: ({ clientY, target, currentTarget, pointerId }: PointerEvent) => {
      if (target instanceof Element && target.closest('a, button')) return;
      start.current = clientY;
      // the head hears of the finger even when it leaves the head
      currentTarget.setPointerCapture?.(pointerId);
    },
    onPointerUp: ({ clientY }: PointerEvent) => {
      const moved = start.current === undefined ? 0 : clientY - start.current;
      start.current = undefined;
      if (Math.abs(moved) >= LEAST) onSwipe(moved < 0 ? 'up' : 'down');
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
