import type { MapBox } from './mapBox.ts';

/** A point of the drawing, in units of `MAP_BOX`. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

// Mercator's projection, fitted to the middles of the outlines; the residual is 0.08 units
const EAST = 19.70608;
const LEFT = -2436.498;
const NORTH = 19.61096 * (180 / Math.PI);
const TOP = 1005.481;

/**
 * Returns the point of a place (in degrees) on the drawing. Places abroad lie outside of `MAP_BOX`.
 */
export function toMapPoint({ lat, lon }: { readonly lat: number; readonly lon: number }): MapPoint {
  return {
    x: EAST * lon + LEFT,
    y: TOP - NORTH * Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)),
  };
}

/** Returns the place (in degrees) of a point of the drawing. */
export function toPlace({ x, y }: MapPoint): { lat: number; lon: number } {
  return {
    lat: (Math.atan(Math.exp((TOP - y) / NORTH)) - Math.PI / 4) * (360 / Math.PI),
    lon: (x - LEFT) / EAST,
  };
}

/** The square of the web's usual world map, in units of the drawing. */
export const WORLD_BOX: MapBox = {
  x: LEFT - 180 * EAST,
  y: TOP - Math.PI * NORTH,
  width: 360 * EAST,
  height: 2 * Math.PI * NORTH,
};
