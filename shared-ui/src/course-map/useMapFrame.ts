import { useEffect, useRef, useState, type RefObject } from 'react';

/** A size in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A change of the width below this share is ignored, so that the pins need not be joined anew. */
const TOLERANCE = 0.1;

interface MapFrame {
  readonly frame: RefObject<HTMLDivElement | null>;
  /** About the width of the frame in CSS pixels, which decides what lies on each other. */
  readonly pixels: number;
  /** The width of the frame divided by its height. */
  readonly ratio: number;
}

/**
 * Measures the frame of a map; `likely` is its size until the browser has measured it. The pins of
 * the server stay when it was right.
 */
export function useMapFrame(likely: Size): MapFrame {
  const frame = useRef<HTMLDivElement>(null);
  const [known, setKnown] = useState({
    pixels: likely.width,
    ratio: likely.width / likely.height,
  });
  useEffect(() => {
    if (!frame.current || typeof ResizeObserver === 'undefined') return undefined;
    const watch = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width === 0 || height === 0) return;
      setKnown(({ pixels }) => ({
        pixels: Math.abs(width - pixels) <= pixels * TOLERANCE ? pixels : Math.round(width),
        ratio: width / height,
      }));
    });
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);
  return { frame, ...known };
}
