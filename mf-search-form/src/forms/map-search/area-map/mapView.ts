import { expandRegions } from 'shared-contracts/areas';
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
} from 'shared-ui/japan-map';

/** A course with its place on the drawing. */
export type PlacedMarker = MapMarker & MapPoint;

/** Gives each course its place on the drawing. */
export function placeMarkers(items: readonly MapMarker[]): PlacedMarker[] {
  return items.map((item) => ({ ...item, ...toMapPoint(item) }));
}

/**
 * The map is a square at every width, so that the server and the browser agree on what it shows.
 */
const RATIO = 1;
/**
 * The smallest view, in units of the drawing: about two kilometres. Closer there is nothing more to
 * see.
 */
const CLOSEST = 0.4;
/** The room that a price pin takes, in CSS pixels. A circle with a count takes less. */
const PIN = { width: 70, height: 36 };

/**
 * Gives the view that holds an area and all of its courses, since some islands lie outside of the
 * outline's box.
 */
export function viewOfArea(area: readonly number[], markers: readonly MapPoint[]): MapBox {
  return fitBox(
    boxOfPoints([...cornersOf(boxOfPrefectures(expandRegions(area))), ...markers]),
    RATIO,
  );
}

/** Gives the view of the bounds of an address: south, west, north, east in degrees. */
export function viewOfBounds([
  south = 0,
  west = 0,
  north = 0,
  east = 0,
]: readonly number[]): MapBox {
  return fitBox(
    boxOfPoints([toMapPoint({ lat: north, lon: west }), toMapPoint({ lat: south, lon: east })], 0),
    RATIO,
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

/**
 * Zooms in by `factor` around the middle, or out when it is below 1. It stops at the smallest view
 * and just beyond all of Japan.
 */
export function zoomView({ x, y, width, height }: MapBox, factor: number): MapBox {
  const side = Math.min(MAP_BOX.height * 1.1, Math.max(CLOSEST, width / factor));
  return { x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side };
}

/** Gives the view in which these markers lie apart, with some air around them. */
export function viewOfMarkers(markers: readonly MapPoint[]): MapBox {
  return fitBox(boxOfPoints(markers, CLOSEST), RATIO, 0.2);
}

/** Joins markers that would lie on each other; `unit` is a CSS pixel in units of the drawing. */
export function clusterMarkers(
  markers: readonly PlacedMarker[],
  unit: number,
): Cluster<PlacedMarker>[] {
  return clusterPoints(markers, { width: PIN.width * unit, height: PIN.height * unit });
}
