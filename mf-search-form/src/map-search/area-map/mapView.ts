import { expandRegions, MAX_AREAS } from 'shared-contracts/areas';
import type { MapMarker } from 'shared-contracts/gateway';
import { boxOfPoints, boxOfPrefectures, clusterPoints, fitBox, MAP_BOX, PREFECTURE_BOXES, toMapPoint, toPlace, type Cluster, type MapBox, type MapPoint } from 'shared-ui/japan-map';

/** A course with its place on the drawing. */
export type PlacedMarker = MapMarker & MapPoint;

export const placeMarkers = (items: readonly MapMarker[]): PlacedMarker[] => items.map((item) => ({ ...item, ...toMapPoint(item) }));

/** The map is a square at every width, so that server and browser agree on what it shows. */
const RATIO = 1;
/** Closer than this nothing more is to be seen; units of the drawing, about two kilometres. */
const CLOSEST = 0.4;
/** What a price pin takes, with air, in CSS pixels; a circle with a count takes less. */
const PIN = { width: 70, height: 36 };

const cornersOf = ({ x, y, width, height }: MapBox): MapPoint[] => [{ x, y }, { x: x + width, y: y + height }];

/** The area with all of its courses: some islands lie off the outline's own box. */
export const viewOfArea = (area: readonly number[], markers: readonly MapPoint[]): MapBox =>
  fitBox(boxOfPoints([...cornersOf(boxOfPrefectures(expandRegions(area))), ...markers]), RATIO);

export const boundsOf = (box: MapBox): readonly number[] => {
  const [northWest, southEast] = cornersOf(box).map(toPlace) as [{ lat: number; lon: number }, { lat: number; lon: number }];
  return [southEast.lat, northWest.lon, northWest.lat, southEast.lon].map((degrees) => Math.round(degrees * 10_000) / 10_000);
};

export const viewOfBounds = ([south = 0, west = 0, north = 0, east = 0]: readonly number[]): MapBox =>
  fitBox(boxOfPoints([toMapPoint({ lat: north, lon: west }), toMapPoint({ lat: south, lon: east })], 0), RATIO, 0);

/** R2.17: the markers that the address asks for: those in its bounds, or all. */
export const markersWithin = <Item extends { readonly lat: number; readonly lon: number }>(items: readonly Item[], bounds: readonly number[]): readonly Item[] => {
  const [south, west, north, east] = bounds;
  if (south === undefined || west === undefined || north === undefined || east === undefined) return items;
  return items.filter(({ lat, lon }) => lat >= south && lat <= north && lon >= west && lon <= east);
};

/** Closer by `factor` around the middle, or further where it is below 1; never closer than there is something to see. */
export const zoomView = ({ x, y, width, height }: MapBox, factor: number): MapBox => {
  const side = Math.min(MAP_BOX.height * 1.1, Math.max(CLOSEST, width / factor));
  return { x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side };
};

export const viewOfMarkers = (markers: readonly MapPoint[]): MapBox => fitBox(boxOfPoints(markers, CLOSEST), RATIO, 0.2);

/** Markers that would lie on each other become one; `unit` is a CSS pixel in units of the drawing. */
export const clusterMarkers = (markers: readonly PlacedMarker[], unit: number): Cluster<PlacedMarker>[] =>
  clusterPoints(markers, { width: PIN.width * unit, height: PIN.height * unit });

const overlap = (one: MapBox, other: MapBox): number => {
  const [width, height] = [Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x), Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)];
  return width > 0 && height > 0 ? width * height : 0;
};

/** The codes of the prefectures that lie in view, those that fill most of it first. */
export const prefecturesInView = (view: MapBox): number[] => PREFECTURE_BOXES
  .map((box, index) => ({ code: index + 1, share: overlap(box, view) }))
  .filter(({ share }) => share > 0).sort((one, other) => other.share - one.share).map(({ code }) => code);

/** The area that was asked for fills so much of what is looked at that it is meant. */
const MEANT = 0.5;

/**
 * R5.21: what 「この範囲で再検索」 asks for. The area that was asked for stays while it fills most of the view; otherwise the
 * prefectures that fill most of it, as many as may be asked for at once.
 */
export const areaInView = (view: MapBox, area: readonly number[]): number[] => {
  const own = expandRegions(area).reduce((sum, code) => sum + overlap(PREFECTURE_BOXES[code - 1] ?? view, view), 0);
  return own >= view.width * view.height * MEANT ? [...area] : prefecturesInView(view).slice(0, MAX_AREAS);
};
