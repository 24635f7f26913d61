import { useEffect, useRef, useState } from 'react';
import type { MapBox } from '../japan-map/index.ts';

const DURATION = 160;

function between(from: MapBox, to: MapBox, share: number): MapBox {
  const at = (start: number, end: number) => start + (end - start) * share;
  return {
    x: at(from.x, to.x),
    y: at(from.y, to.y),
    width: at(from.width, to.width),
    height: at(from.height, to.height),
  };
}
function isStill() {
  return window.matchMedia?.('(prefers-reduced-motion: no-preference)').matches !== true;
}

/**
 * Gives a box that moves to `target` in a few frames, or at once when the visitor prefers less
 * motion.
 */
export function useMovingBox(target: MapBox): MapBox {
  const [shown, setShown] = useState(target);
  const last = useRef(target);
  useEffect(() => {
    const from = last.current;
    if (from === target) return undefined;
    let picture = 0;
    let start: number | undefined;
    const draw = (now: number) => {
      start ??= now;
      const share = isStill() ? 1 : Math.min(1, (now - start) / DURATION);
      last.current = share === 1 ? target : between(from, target, 1 - (1 - share) ** 3);
      setShown(last.current);
      if (share < 1) picture = requestAnimationFrame(draw);
    };
    picture = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(picture);
  }, [target]);
  return shown;
}
