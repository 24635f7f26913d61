import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSwipe } from 'shared-ui/swipe';
import type { PlacedMarker } from './mapView.ts';
import type { Point } from './useActiveCourses.ts';

/** Gives the index of the entry in the middle of a scrolled strip. */
function middleEntry({ scrollLeft, children: [first, second] }: HTMLElement): number {
  return first instanceof HTMLElement && second instanceof HTMLElement
    ? Math.round(scrollLeft / (second.offsetLeft - first.offsetLeft))
    : 0;
}

/**
 * Handles the list on a phone: a strip of cards below the map, whose middle card lights its pin, or
 * the whole list after a press of the button or a swipe. On a wide screen there is no strip and
 * nothing happens.
 */
export function useStrip(markers: readonly PlacedMarker[], onPoint: Point) {
  const [whole, setWhole] = useState(false);
  const shown = useRef(0);
  const strip = useRef<HTMLUListElement>(null);
  const turn = (next: boolean) => {
    setWhole(next);
    requestAnimationFrame(() =>
      document.getElementById(next ? 'map-list' : 'map-stage')?.scrollIntoView({ block: 'start' }),
    );
  };
  const swipe = useSwipe((way) => turn(way === 'up'));
  const onScroll = () => {
    const middle = (strip.current && markers[middleEntry(strip.current)]?.id) ?? 0;
    if (middle !== shown.current) onPoint(middle, 'pointer');
    shown.current = middle;
  };
  const onAlive = useEffectEvent(() => {
    if (strip.current && strip.current.scrollLeft > 0) onScroll();
  });
  // the visitor may have scrolled the strip before the script came
  useEffect(() => onAlive(), []);
  return { strip, whole, turn, swipe, onScroll };
}
