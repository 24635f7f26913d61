import type { MapBox, MapPoint } from '../japan-map/index.ts';

function share(value: number, start: number, size: number): string {
  return `${(((value - start) / size) * 100).toFixed(2)}%`;
}

/**
 * Gives the place of a point as shares of the frame, which is right at every width, also before the
 * frame is measured.
 */
export function toShare({ x, y }: MapPoint, view: MapBox): { x: string; y: string } {
  return { x: share(x, view.x, view.width), y: share(y, view.y, view.height) };
}
