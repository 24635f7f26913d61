import { useRef, type PointerEvent } from 'react';

/** Pixels below which a finger has only touched. */
const LEAST = 24;

/**
 * For the head of a sheet that is swiped up and down. Its buttons do the same for everybody who does not swipe, and are never
 * mistaken for a swipe; the head needs `touch-action: pan-x`.
 */
export function useSwipe(onSwipe: (way: 'up' | 'down') => void) {
  const start = useRef<number>(undefined);
  return {
    onPointerDown: ({ clientY, target, currentTarget, pointerId }: PointerEvent) => {
      if (target instanceof Element && target.closest('a, button')) return;
      start.current = clientY;
      // a finger that leaves the head still belongs to it
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
