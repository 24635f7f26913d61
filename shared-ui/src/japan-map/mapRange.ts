import { expandRegions, MAX_AREAS } from 'shared-contracts/areas';
import type { MapBox } from './mapBox.ts';
import { PREFECTURE_BOXES } from './prefectureBoxes.ts';
import { toPlace, type MapPoint } from './projection.ts';

/** North-west and south-east. */
export function cornersOf({ x, y, width, height }: MapBox): [MapPoint, MapPoint] {
  return [
    { x, y },
    { x: x + width, y: y + height },
  ];
}

/** South, west, north and east of what is looked at, in degrees: as the address of the map search has them. */
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

/** The codes of the prefectures that lie in view, those that fill most of it first. */
export function prefecturesInView(view: MapBox): number[] {
  return PREFECTURE_BOXES.map((box, index) => ({ code: index + 1, share: overlap(box, view) }))
    .filter(({ share }) => share > 0)
    .sort((one, other) => other.share - one.share)
    .map(({ code }) => code);
}

/** The area that was asked for fills so much of what is looked at that it is meant. */
const MEANT = 0.5;

/**
 * R5.21: what 「この範囲で再検索」 asks for. The area that was asked for stays while it fills most of the view; otherwise the
 * prefectures that fill most of it, as many as may be asked for at once.
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
