import type { MapBox } from '../japan-map/index.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The map that a drag moves. */
export interface DraggedMap {
  readonly element: HTMLElement;
  /** Gives the part of the map that is shown now. */
  readonly current: () => MapBox;
  readonly move: (box: MapBox) => void;
}

/** A press shorter than this many CSS pixels is a click. */
const STILL = 5;

function middleOf(points: readonly Point[]): Point {
  return {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  };
}

function spreadOf([one, other]: readonly Point[]): number {
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}

/** Gives the view in which the places that the fingers held are still under the fingers. */
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

function isClose(before: readonly Point[], after: readonly Point[]): boolean {
  const start = middleOf(before);
  const end = middleOf(after);
  return Math.hypot(start.x - end.x, start.y - end.y) < STILL;
}

/** Gives the listeners of one map. They follow the mouse, a finger or two from press to release. */
export function createMapDrag({ element, current, move }: DraggedMap) {
  const held = new Map<number, Point>();
  let begun: { from: MapBox; points: readonly Point[]; dragged: boolean } | undefined;
  const begin = () => {
    begun =
      held.size === 0
        ? undefined
        : { from: current(), points: [...held.values()], dragged: begun?.dragged ?? false };
  };
  return {
    onDown(event: PointerEvent) {
      if (event.button !== 0) return;
      if (held.size === 0) begun = undefined;
      held.set(event.pointerId, pointOf(event));
      begin();
    },
    onMove(event: PointerEvent) {
      // a context menu may take the release of the mouse, and no click follows it then
      if (event.pointerType === 'mouse' && event.buttons === 0 && held.delete(event.pointerId))
        begun = undefined;
      if (!held.has(event.pointerId) || !begun) return;
      held.set(event.pointerId, pointOf(event));
      const points = [...held.values()];
      if (!begun.dragged && held.size === 1 && isClose(begun.points, points)) return;
      begun.dragged = true;
      move(follow(begun.from, begun.points, points, element.getBoundingClientRect()));
    },
    onUp(event: PointerEvent) {
      if (held.delete(event.pointerId) && held.size > 0) begin();
    },
    /**
     * Ends a drag without choosing what lies under the pointer. A click of the keyboard (`detail` is 0) ends
     * none: no click may have followed the drag before it.
     */
    onClick(event: MouseEvent) {
      if (!begun?.dragged || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
      begun = undefined;
    },
  };
}
