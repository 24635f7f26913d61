import { useEffect, useState, type RefObject } from 'react';
import { useHost } from 'shared-ui/island';

/** The likely width of the frame before it is measured, in CSS pixels. */
const LIKELY = { PC: 754, TB: 678, MB: 356 } as const;

/** A change of the width below this share is ignored, so that the pins need not be joined anew. */
const TOLERANCE = 0.1;

/**
 * Gives the approximate width of the frame in CSS pixels, which decides what lies on each other.
 * The pins of the server stay when the likely width was right.
 */
export function useFramePixels(frame: RefObject<HTMLElement | null>): number {
  const { device } = useHost();
  const [pixels, setPixels] = useState<number>(LIKELY[device]);
  useEffect(() => {
    if (!frame.current || typeof ResizeObserver === 'undefined') return undefined;
    const watch = new ResizeObserver(([entry]) => {
      const width = Math.round(entry?.contentRect.width ?? 0);
      if (width === 0) return;
      setPixels((known) => (Math.abs(width - known) <= known * TOLERANCE ? known : width));
    });
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, [frame]);
  return pixels;
}
