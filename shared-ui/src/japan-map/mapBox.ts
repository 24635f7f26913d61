import { PREFECTURE_BOXES } from './prefectureBoxes.ts';

/** A rectangle of the drawing in its units, such as the part that a `viewBox` shows. */
export interface MapBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** All of Japan. */
export const MAP_BOX: MapBox = { x: 0, y: 0, width: 438, height: 516 };

/** Returns the value of the SVG attribute `viewBox`. */
export function toViewBox({ x, y, width, height }: MapBox): string {
  return [x, y, width, height].map((value) => Math.round(value * 100) / 100).join(' ');
}

function around(boxes: readonly MapBox[]): MapBox {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/**
 * Returns `box` with a margin (a share of its longer side), made wider or higher until its width
 * divided by its height is `ratio`. The middle stays.
 */
export function fitBox(box: MapBox, ratio: number, margin = 0.06): MapBox {
  const air = Math.max(box.width, box.height) * margin * 2;
  const width = box.width + air;
  const height = box.height + air;
  const fitted =
    width / height < ratio ? { width: height * ratio, height } : { width, height: width / ratio };
  return {
    x: box.x + (box.width - fitted.width) / 2,
    y: box.y + (box.height - fitted.height) / 2,
    ...fitted,
  };
}

/** Returns the box around these prefectures (JIS codes); all of Japan when there are none. */
export function boxOfPrefectures(codes: readonly number[]): MapBox {
  const boxes = codes.flatMap((code) => PREFECTURE_BOXES[code - 1] ?? []);
  return boxes.length === 0 ? MAP_BOX : around(boxes);
}

/**
 * Returns the box around these points, at least `least` units wide and high; all of Japan when
 * there are none.
 */
export function boxOfPoints(
  points: readonly { readonly x: number; readonly y: number }[],
  least = 8,
): MapBox {
  if (points.length === 0) return MAP_BOX;
  const box = around(points.map(({ x, y }) => ({ x, y, width: 0, height: 0 })));
  const width = Math.max(least, box.width);
  const height = Math.max(least, box.height);
  return {
    x: box.x + (box.width - width) / 2,
    y: box.y + (box.height - height) / 2,
    width,
    height,
  };
}
