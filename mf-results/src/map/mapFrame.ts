import { expandRegions, isPrefectureCode } from 'shared-contracts/areas';
import type { MapMarker } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import type { DeviceClass } from 'shared-contracts/widget';
import {
  boxOfPoints,
  boxOfPrefectures,
  fitBox,
  MAP_BOX,
  type MapBox,
  type MapPoint,
  toMapPoint,
} from 'shared-ui/japan-map';

/** A size in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The likely size of the map in pixels, until the browser has measured it. */
export const SIZE_OF_DEVICE: Readonly<Record<DeviceClass, Size>> = {
  PC: { width: 500, height: 720 },
  TB: { width: 800, height: 760 },
  MB: { width: 390, height: 640 },
};

/** The width of the closest zoom in units of the drawing: about thirty kilometres. */
const NARROWEST = 7;

/** A hit with its point on the drawing. */
export interface PlacedMarker extends MapPoint {
  readonly marker: MapMarker;
}

/** Returns the markers with their points on the drawing. */
export function placeMarkers(markers: readonly MapMarker[]): PlacedMarker[] {
  return markers.map((marker) => ({ ...toMapPoint(marker), marker }));
}

/**
 * Returns the codes of the searched prefectures; none for a search of the whole country or of a
 * name.
 */
export function searchedPrefectures({ area }: Pick<SearchCondition, 'area'>): number[] {
  return expandRegions(area).filter(isPrefectureCode);
}

/**
 * Returns the first box of the map: around the searched prefectures, or around all hits when there
 * are none.
 */
export function wholeBox(
  condition: SearchCondition,
  markers: readonly PlacedMarker[],
  { width, height }: Size,
): MapBox {
  const codes = searchedPrefectures(condition);
  return fitBox(
    codes.length > 0 ? boxOfPrefectures(codes) : boxOfPoints(markers, 20),
    width / height,
  );
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

/**
 * Returns `box` with its width times `factor`, around `middle`. It is never wider than `widest`,
 * and its middle stays on the map.
 */
export function zoomBox(
  box: MapBox,
  factor: number,
  widest: MapBox,
  middle: MapPoint = { x: box.x + box.width / 2, y: box.y + box.height / 2 },
): MapBox {
  const width = clamp(box.width * factor, NARROWEST, Math.max(widest.width, NARROWEST));
  const height = (width * box.height) / box.width;
  const x = clamp(middle.x, MAP_BOX.x, MAP_BOX.width);
  const y = clamp(middle.y, MAP_BOX.y, MAP_BOX.height);
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Returns the box in which these markers stand apart. */
export function boxOfCluster(members: readonly PlacedMarker[], box: MapBox): MapBox {
  const { x, y, width, height } = fitBox(
    boxOfPoints(members, NARROWEST),
    box.width / box.height,
    0.12,
  );
  return zoomBox(box, Math.min(width / box.width, 0.6), box, {
    x: x + width / 2,
    y: y + height / 2,
  });
}

/** Returns false at the closest zoom. */
export function canZoomIn(box: MapBox): boolean {
  return box.width > NARROWEST * 1.01;
}
