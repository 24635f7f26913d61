import { useEffect, useState, type RefObject } from 'react';
import { useHost } from 'shared-ui/island';

/** What the frame is likely to have before it is measured, in CSS pixels. */
const LIKELY = { PC: 754, TB: 678, MB: 356 } as const;

/** A share of the width that changes nothing: pins that lie beside each other need not be joined anew. */
const TOLERANCE = 0.1;

/** The frame's width, about, which decides what lies on each other: pins of the server's stay while it was likely. */
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
