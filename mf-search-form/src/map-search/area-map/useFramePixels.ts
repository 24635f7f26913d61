import { useEffect, useState, type RefObject } from 'react';
import { useHost } from 'shared-ui/island';

/** What the frame is likely to have before it is measured. */
const LIKELY = { PC: 740, TB: 640, MB: 358 } as const;

/** The frame's width, which decides what lies on each other. */
export const useFramePixels = (frame: RefObject<HTMLElement | null>): number => {
  const { device } = useHost();
  const [pixels, setPixels] = useState<number>(LIKELY[device]);
  useEffect(() => {
    if (!frame.current || typeof ResizeObserver === 'undefined') return undefined;
    const watch = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setPixels(Math.round(entry.contentRect.width));
    });
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, [frame]);
  return pixels;
};
