import type { MapMarker } from 'shared-contracts/gateway';
import {
  boxOfPoints,
  boxOfPrefectures,
  clusterPoints,
  cornersOf,
  fitBox,
  MAP_BOX,
  toMapPoint,
  type Cluster,
  type MapBox,
  type MapPoint,
} from '../japan-map/index.ts';

/** A course with its place on the drawing. */
export type PlacedMarker = MapMarker & MapPoint;

/** Gives each course its place on the drawing. */
export function placeMarkers(items: readonly MapMarker[]): PlacedMarker[] {
  return items.map((item) => ({ ...item, ...toMapPoint(item) }));
}

/**
 * The width of the smallest view, in units of the drawing: about two kilometres. Closer there is
 * nothing more to see.
 */
const CLOSEST = 0.4;
/** The least width and height of the first view of an area, in units: about ninety kilometres. */
const LEAST_AREA = 20;
/** The room of a price and of a count with its price, in CSS pixels. */
const ROOM = { price: { width: 70, height: 36 }, cluster: { width: 124, height: 36 } };

/**
 * Gives the view that holds these prefectures and all courses, since some islands lie outside of
 * the outline's box; around the courses alone when there is no prefecture. `ratio` is the width of a view
 * divided by its height.
 */
export function viewOfArea(
  prefectures: readonly number[],
  markers: readonly MapPoint[],
  ratio: number,
): MapBox {
  const corners = prefectures.length > 0 ? cornersOf(boxOfPrefectures(prefectures)) : [];
  return fitBox(boxOfPoints([...corners, ...markers], LEAST_AREA), ratio);
}

/** Gives the view of the bounds of an address: south, west, north, east in degrees. */
export function viewOfBounds(
  [south = 0, west = 0, north = 0, east = 0]: readonly number[],
  ratio: number,
): MapBox {
  return fitBox(
    boxOfPoints([toMapPoint({ lat: north, lon: west }), toMapPoint({ lat: south, lon: east })], 0),
    ratio,
    0,
  );
}

/**
 * R2.17: gives the markers that lie in the bounds of the address; all markers when it has no
 * bounds.
 */
export function markersWithin<Item extends { readonly lat: number; readonly lon: number }>(
  items: readonly Item[],
  bounds: readonly number[],
): readonly Item[] {
  const [south, west, north, east] = bounds;
  if (south === undefined || west === undefined || north === undefined || east === undefined)
    return items;
  return items.filter(({ lat, lon }) => lat >= south && lat <= north && lon >= west && lon <= east);
}

/** Gives the view with the same width and middle whose width divided by its height is `ratio`. */
export function withRatio({ x, y, width, height }: MapBox, ratio: number): MapBox {
  return { x, y: y + (height - width / ratio) / 2, width, height: width / ratio };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

/** Gives the view around the same middle, which stays in Japan, between the nearest and the widest. */
export function limitView(box: MapBox): MapBox {
  const ratio = box.width / box.height;
  const width = clamp(box.width, CLOSEST, widestView(ratio).width);
  const height = width / ratio;
  return {
    x: clamp(box.x + box.width / 2, 0, MAP_BOX.width) - width / 2,
    y: clamp(box.y + box.height / 2, 0, MAP_BOX.height) - height / 2,
    width,
    height,
  };
}

/** Gives the view of all of Japan. */
function widestView(ratio: number): MapBox {
  return fitBox(MAP_BOX, ratio);
}

/** Returns false at the nearest view. */
export function canZoomIn({ width }: MapBox): boolean {
  return width > CLOSEST * 1.01;
}

/** Returns false where all of Japan is in view. */
export function canZoomOut({ width, height }: MapBox): boolean {
  return width < widestView(width / height).width * 0.99;
}

/**
 * Zooms in by `factor`, or out when it is below 1. The point at these shares of the width and of
 * the height stays where it is; unless given, the middle.
 */
export function zoomView(
  { x, y, width, height }: MapBox,
  factor: number,
  at: MapPoint = { x: 0.5, y: 0.5 },
): MapBox {
  const share = 1 / clamp(factor, width / widestView(width / height).width, width / CLOSEST);
  return limitView({
    x: x + width * (1 - share) * at.x,
    y: y + height * (1 - share) * at.y,
    width: width * share,
    height: height * share,
  });
}

/** Moves the view by these shares of its width and of its height. */
export function moveView({ x, y, width, height }: MapBox, across: number, down: number): MapBox {
  return limitView({ x: x + width * across, y: y + height * down, width, height });
}

/** Gives the view in which these markers lie apart, with some air around them. */
export function viewOfMarkers(markers: readonly MapPoint[], ratio: number): MapBox {
  return fitBox(boxOfPoints(markers, CLOSEST / 2), ratio, 0.2);
}

/** Joins markers that would lie on each other; `unit` is a CSS pixel in units of the drawing. */
export function clusterMarkers(
  markers: readonly PlacedMarker[],
  unit: number,
): Cluster<PlacedMarker>[] {
  return clusterPoints(markers, (members) => {
    const { width, height } = members > 1 ? ROOM.cluster : ROOM.price;
    return { width: width * unit, height: height * unit };
  });
}

/** Gives the room that a pin takes, in units of the drawing: a price stands above its place, a count on it. */
export function roomOfCluster({ members, x, y }: Cluster<unknown>, unit: number): MapBox {
  const isPrice = members.length === 1;
  const { width, height } = isPrice ? ROOM.price : ROOM.cluster;
  return {
    x: x - (width / 2) * unit,
    y: y - (isPrice ? height : height / 2) * unit,
    width: width * unit,
    height: height * unit,
  };
}
