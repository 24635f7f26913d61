import { expandRegions, MAX_AREAS } from 'shared-contracts/areas';
import type { MapBox } from './mapBox.ts';
import { PREFECTURE_BOXES } from './prefectureBoxes.ts';
import { toPlace, type MapPoint } from './projection.ts';

/** Returns the north-west and the south-east corner. */
export function cornersOf({ x, y, width, height }: MapBox): [MapPoint, MapPoint] {
  return [
    { x, y },
    { x: x + width, y: y + height },
  ];
}

/**
 * Returns south, west, north and east of the box in degrees, as the address of the map search
 * writes them.
 */
export function boundsOf(box: MapBox): readonly number[] {
  const [topLeft, bottomRight] = cornersOf(box);
  const northWest = toPlace(topLeft);
  const southEast = toPlace(bottomRight);
  return [southEast.lat, northWest.lon, northWest.lat, southEast.lon].map(
    (degrees) => Math.round(degrees * 10_000) / 10_000,
  );
}

function overlap(one: MapBox, other: MapBox): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Returns the codes of the prefectures in view; the one that fills most of it comes first. */
export function prefecturesInView(view: MapBox): number[] {
  return PREFECTURE_BOXES.map((box, index) => ({ code: index + 1, share: overlap(box, view) }))
    .filter(({ share }) => share > 0)
    .sort((one, other) => other.share - one.share)
    .map(({ code }) => code);
}

/** The share of the view that the searched area has to fill to be searched again. */
const MEANT = 0.5;

/**
 * R5.21: returns the area that 「この範囲で再検索」 searches. The searched area stays while it fills at least
 * half of the view. Otherwise it is the prefectures that fill most of the view, as many as one
 * search may name.
 */
export function areaInView(view: MapBox, area: readonly number[]): number[] {
  const own = expandRegions(area).reduce(
    (sum, code) => sum + overlap(PREFECTURE_BOXES[code - 1] ?? view, view),
    0,
  );
  return own >= view.width * view.height * MEANT
    ? [...area]
    : prefecturesInView(view).slice(0, MAX_AREAS);
}
