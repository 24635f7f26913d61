import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { MapBox } from 'shared-ui/japan-map';
import { createMapDrag } from './mapDrag.ts';

function keepStill(event: Event) {
  event.preventDefault();
}

/**
 * Lets the mouse drag the map. On a touch screen two fingers drag it, since one finger scrolls the
 * page. The buttons beside the map do the same (WCAG 2.5.7).
 */
export function useMapGestures(
  frame: RefObject<HTMLElement | null>,
  view: MapBox,
  show: (box: MapBox) => void,
): void {
  const current = useEffectEvent(() => view);
  const move = useEffectEvent(show);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const { onDown, onMove, onUp, onClick } = createMapDrag({
      element,
      current: () => current(),
      move: (box) => move(box),
    });
    element.addEventListener('pointerdown', onDown);
    element.addEventListener('click', onClick, true);
    element.addEventListener('dragstart', keepStill);
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onUp);
    return () => {
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('click', onClick, true);
      element.removeEventListener('dragstart', keepStill);
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onUp);
    };
  }, [frame]);
}
