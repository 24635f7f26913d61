import { WORLD_BOX, type MapBox } from '../japan-map/index.ts';

/** One tile of the web's usual world map, and its box on the drawing of Japan. */
export interface MapTile {
  readonly level: number;
  readonly column: number;
  readonly row: number;
  readonly box: MapBox;
}

/** The width and height of a tile in CSS pixels. */
const SIDE = 256;
const NEAREST_LEVEL = 18;

/** Returns the zoom level at which the view shows a tile at about its own size. */
function levelOf(view: MapBox, pixels: number): number {
  return Math.min(
    NEAREST_LEVEL,
    Math.max(0, Math.round(Math.log2((WORLD_BOX.width / view.width) * (pixels / SIDE)))),
  );
}

/** Returns the numbers of the cells (0 to `most` - 1) that a stretch touches. */
function cells(start: number, length: number, cell: number, most: number): number[] {
  const first = Math.max(0, Math.floor(start / cell));
  const last = Math.min(most - 1, Math.ceil((start + length) / cell) - 1);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

function tilesAt(level: number, view: MapBox): MapTile[] {
  const most = 2 ** level;
  const width = WORLD_BOX.width / most;
  const height = WORLD_BOX.height / most;
  return cells(view.y - WORLD_BOX.y, view.height, height, most).flatMap((row) =>
    cells(view.x - WORLD_BOX.x, view.width, width, most).map((column) => ({
      level,
      column,
      row,
      box: { x: WORLD_BOX.x + column * width, y: WORLD_BOX.y + row * height, width, height },
    })),
  );
}

/**
 * Returns the tiles of a view that is `pixels` wide. The tiles of a coarser level come first and
 * lie beneath until the finer ones have loaded.
 */
export function tilesOf(view: MapBox, pixels: number): MapTile[] {
  const level = levelOf(view, pixels);
  return [...(level > 0 ? tilesAt(level - 1, view) : []), ...tilesAt(level, view)];
}

/** Returns the address of a tile. */
export function tileHref(template: string, { level, column, row }: MapTile): string {
  return template
    .replaceAll('{z}', String(level))
    .replaceAll('{x}', String(column))
    .replaceAll('{y}', String(row));
}
