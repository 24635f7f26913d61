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

export function placeMarkers(items: readonly MapMarker[]): PlacedMarker[] {
  return items.map((item) => ({ ...item, ...toMapPoint(item) }));
}

/** The map is a square at every width, so that server and browser agree on what it shows. */
const RATIO = 1;
/** Closer than this nothing more is to be seen; units of the drawing, about two kilometres. */
const CLOSEST = 0.4;
/** What a price pin takes, with air, in CSS pixels; a circle with a count takes less. */
const PIN = { width: 70, height: 36 };

/** The area with all of its courses: some islands lie off the outline's own box. */
export function viewOfArea(area: readonly number[], markers: readonly MapPoint[]): MapBox {
  return fitBox(
    boxOfPoints([...cornersOf(boxOfPrefectures(expandRegions(area))), ...markers]),
    RATIO,
  );
}

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

/** R2.17: the markers that the address asks for: those in its bounds, or all. */
export function markersWithin<Item extends { readonly lat: number; readonly lon: number }>(
  items: readonly Item[],
  bounds: readonly number[],
): readonly Item[] {
  const [south, west, north, east] = bounds;
  if (south === undefined || west === undefined || north === undefined || east === undefined)
    return items;
  return items.filter(({ lat, lon }) => lat >= south && lat <= north && lon >= west && lon <= east);
}

/** Closer by `factor` around the middle, or further where it is below 1; never closer than there is something to see. */
export function zoomView({ x, y, width, height }: MapBox, factor: number): MapBox {
  const side = Math.min(MAP_BOX.height * 1.1, Math.max(CLOSEST, width / factor));
  return { x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side };
}

export function viewOfMarkers(markers: readonly MapPoint[]): MapBox {
  return fitBox(boxOfPoints(markers, CLOSEST), RATIO, 0.2);
}

/** Markers that would lie on each other become one; `unit` is a CSS pixel in units of the drawing. */
export function clusterMarkers(
  markers: readonly PlacedMarker[],
  unit: number,
): Cluster<PlacedMarker>[] {
  return clusterPoints(markers, { width: PIN.width * unit, height: PIN.height * unit });
}
