import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSwipe } from 'shared-ui/swipe';
import type { PlacedMarker } from './mapView.ts';
import type { Point } from './useActiveCourses.ts';

/** The entry in the middle of a strip that has been scrolled. */
function middleEntry({ scrollLeft, children: [first, second] }: HTMLElement): number {
  return first instanceof HTMLElement && second instanceof HTMLElement
    ? Math.round(scrollLeft / (second.offsetLeft - first.offsetLeft))
    : 0;
}

/**
 * The list on a phone: a strip of cards below the map, whose middle one shows its pin, until it is drawn out to its whole length by
 * its button or a swipe. Where the strip is not laid out nothing scrolls, and nothing of this happens.
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
  // it may have been scrolled while it was the server's HTML
  useEffect(() => onAlive(), []);
  return { strip, whole, turn, swipe, onScroll };
}
