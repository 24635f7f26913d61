import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { MapBox } from '../japan-map/index.ts';
import { createMapDrag } from './mapDrag.ts';
import { canZoomOut, moveView, zoomView } from './mapView.ts';

/** The keys of a map in focus: each moves it by a quarter, or zooms. */
const KEYS: Readonly<Record<string, (view: MapBox) => MapBox>> = {
  ArrowLeft: (view) => moveView(view, -0.25, 0),
  ArrowRight: (view) => moveView(view, 0.25, 0),
  ArrowUp: (view) => moveView(view, 0, -0.25),
  ArrowDown: (view) => moveView(view, 0, 0.25),
  '+': (view) => zoomView(view, 2),
  '-': (view) => zoomView(view, 0.5),
};
/** The CSS pixels of a wheel's turn that zoom by two, and those of a line. */
const TURN = 240;
const LINE = 16;

/** The view after a turn of the wheel; undefined when the turn belongs to the page. */
function turned(view: MapBox, event: WheelEvent, frame: DOMRect): MapBox | undefined {
  const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE);
  if (pixels === 0 || (pixels > 0 && !canZoomOut(view))) return undefined;
  return zoomView(view, 2 ** (-pixels / TURN), {
    x: (event.clientX - frame.left) / frame.width,
    y: (event.clientY - frame.top) / frame.height,
  });
}

function keepStill(event: Event) {
  event.preventDefault();
}

/**
 * Lets the mouse and a finger drag the map, two fingers and the wheel zoom it, and the keys do both
 * while the map has the focus. The buttons beside the map do the same (WCAG 2.5.7). At its widest
 * the wheel scrolls the page on.
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
    const end = new AbortController();
    const { onDown, onMove, onUp, onClick } = createMapDrag({
      element,
      current: () => current(),
      move: (box) => move(box),
    });
    const onWheel = (event: WheelEvent) => {
      const next = turned(current(), event, element.getBoundingClientRect());
      if (!next) return;
      event.preventDefault();
      move(next);
    };
    const onKey = (event: KeyboardEvent) => {
      const key = event.target === element ? KEYS[event.key] : undefined;
      if (!key || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      move(key(current()));
    };
    const { signal } = end;
    element.addEventListener('pointerdown', onDown, { signal });
    element.addEventListener('click', onClick, { capture: true, signal });
    element.addEventListener('dragstart', keepStill, { signal });
    element.addEventListener('wheel', onWheel, { passive: false, signal });
    element.addEventListener('keydown', onKey, { signal });
    window.addEventListener('pointermove', onMove, { signal });
    window.addEventListener('pointerup', onUp, { signal });
    window.addEventListener('pointercancel', onUp, { signal });
    return () => end.abort();
  }, [frame]);
}
