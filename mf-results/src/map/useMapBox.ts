import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { useHost } from 'shared-ui/island';
import { MAP_BOX, type MapBox, fitBox } from 'shared-ui/japan-map';
import { SIZE_OF_DEVICE, type Size, zoomBox } from './mapFrame.ts';

/** A pointer that moves fewer pixels than these does not drag the map. */
const TREMBLE = 6;

/**
 * The size of the map on the screen in pixels: the device's usual size until the browser has
 * measured the frame.
 */
export function useMapSize() {
  const host = useHost();
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>(SIZE_OF_DEVICE[host.device]);
  useEffect(() => {
    const element = frame.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { frame, size };
}

/** The handlers that let the visitor drag the map. */
export type MapDragging = ReturnType<typeof useDragging>;

interface Drag {
  readonly x: number;
  readonly y: number;
  readonly box: MapBox;
  dragging: boolean;
}

/** Moves the map under the pointer: `onMove` gets the box of the drag's start, moved. */
function useDragging({
  box,
  widest,
  size,
  onMove,
}: {
  readonly box: MapBox;
  readonly widest: MapBox;
  readonly size: Size;
  readonly onMove: (box: MapBox) => void;
}) {
  const drag = useRef<Drag>(undefined);
  const stop = () => {
    drag.current = undefined;
  };
  return {
    onPointerDown: ({ clientX, clientY, button }: PointerEvent) => {
      if (button === 0) drag.current = { x: clientX, y: clientY, box, dragging: false };
    },
    onPointerMove: ({ clientX, clientY, currentTarget, pointerId }: PointerEvent) => {
      const start = drag.current;
      if (!start) return;
      const across = clientX - start.x;
      const down = clientY - start.y;
      if (!start.dragging && Math.hypot(across, down) < TREMBLE) return;
      if (!start.dragging) {
        start.dragging = true;
        currentTarget.setPointerCapture(pointerId);
      }
      const unit = start.box.width / size.width;
      onMove(
        zoomBox(start.box, 1, widest, {
          x: start.box.x + start.box.width / 2 - across * unit,
          y: start.box.y + start.box.height / 2 - down * unit,
        }),
      );
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  };
}

/**
 * The part of the map that is shown: `whole` until the visitor zooms or drags, and again when
 * another search arrives (`key`). `isWhole` tells which of the two.
 */
export function useMapBox(key: string, whole: MapBox, size: Size) {
  const [moved, setMoved] = useState<{ key: string; box: MapBox }>();
  const kept = moved?.key === key ? moved.box : undefined;
  const box = kept ? { ...kept, height: (kept.width * size.height) / size.width } : whole;
  const widest = fitBox(MAP_BOX, size.width / size.height);
  const show = (next: MapBox) => setMoved({ key, box: next });
  const dragging = useDragging({ box, widest, size, onMove: show });
  return {
    box,
    isWhole: !kept,
    showWhole: () => setMoved(undefined),
    show,
    zoom: (factor: number) => show(zoomBox(box, factor, widest)),
    dragging,
  };
}
