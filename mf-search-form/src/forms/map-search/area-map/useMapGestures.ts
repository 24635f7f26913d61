import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { MapBox } from 'shared-ui/japan-map';

interface Point {
  readonly x: number;
  readonly y: number;
}

function middleOf(points: readonly Point[]): Point {
  return {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  };
}
function spreadOf([one, other]: readonly Point[]): number {
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
}

/** The view that keeps what was under the fingers under them. */
function follow(
  from: MapBox,
  before: readonly Point[],
  after: readonly Point[],
  frame: DOMRect,
): MapBox {
  const start = middleOf(before);
  const end = middleOf(after);
  const scale =
    spreadOf(before) > 0 && spreadOf(after) > 0 ? spreadOf(before) / spreadOf(after) : 1;
  const width = from.width * scale;
  const height = from.height * scale;
  const held = {
    x: from.x + ((start.x - frame.left) / frame.width) * from.width,
    y: from.y + ((start.y - frame.top) / frame.height) * from.height,
  };
  return {
    x: held.x - ((end.x - frame.left) / frame.width) * width,
    y: held.y - ((end.y - frame.top) / frame.height) * height,
    width,
    height,
  };
}

/** Below this many pixels a press is a click. */
const STILL = 5;

/** The mouse drags the map; on glass two fingers do, since one scrolls the page. The buttons beside it do the same (WCAG 2.5.7). */
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
    const held = new Map<number, Point>();
    let begun: { from: MapBox; points: readonly Point[]; dragged: boolean } | undefined;
    const begin = () => {
      begun =
        held.size === 0
          ? undefined
          : { from: current(), points: [...held.values()], dragged: begun?.dragged ?? false };
    };
    const onDown = (event: PointerEvent) => {
      if (event.button !== 0) return;
      if (held.size === 0) begun = undefined;
      held.set(event.pointerId, { x: event.clientX, y: event.clientY });
      begin();
    };
    const onMove = (event: PointerEvent) => {
      if (!held.has(event.pointerId) || !begun) return;
      held.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (event.pointerType === 'touch' && held.size < 2) return;
      const points = [...held.values()];
      const start = middleOf(begun.points);
      const end = middleOf(points);
      if (!begun.dragged && held.size === 1 && Math.hypot(start.x - end.x, start.y - end.y) < STILL)
        return;
      begun.dragged = true;
      move(follow(begun.from, begun.points, points, element.getBoundingClientRect()));
    };
    const onUp = (event: PointerEvent) => {
      if (held.delete(event.pointerId) && held.size > 0) begin();
    };
    // the click that ends a drag chooses nothing
    const onClick = (event: MouseEvent) => {
      if (!begun?.dragged) return;
      event.preventDefault();
      event.stopPropagation();
      begun = undefined;
    };
    const onDragStart = (event: Event) => event.preventDefault();
    element.addEventListener('pointerdown', onDown);
    element.addEventListener('click', onClick, true);
    element.addEventListener('dragstart', onDragStart);
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onUp);
    return () => {
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('click', onClick, true);
      element.removeEventListener('dragstart', onDragStart);
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onUp);
    };
  }, [frame]);
}
