import { useMemo, useState, type SVGProps } from 'react';
import type { MapBox } from '../japan-map/index.ts';
import styles from './TileGround.module.css';
import { tileHref, tilesOf } from './tilesOf.ts';

interface TileGroundProps extends Omit<SVGProps<SVGSVGElement>, 'target'> {
  /** The address of a tile with `{z}`, `{x}` and `{y}` for its level, column and row. */
  readonly template: string;
  readonly view: MapBox;
  /** The view that a movement ends in, whose tiles are loaded; `view` unless given. */
  readonly target?: MapBox;
  /** The width of the view in CSS pixels. */
  readonly pixels: number;
}

/** CSS pixels by which a tile overlaps its neighbour, so that no seam shows. */
const SEAM = 0.5;

function Tile(place: SVGProps<SVGImageElement>) {
  const [come, setCome] = useState(false);
  return (
    <image
      {...place}
      className={styles.tile}
      preserveAspectRatio="none"
      data-come={come || undefined}
      onLoad={() => setCome(true)}
    />
  );
}

/**
 * Map tiles between the outlines and the pins of a map. They are placed by shares of the view, in
 * the drawing's own projection, so that they fit the pins. Where a tile does not load, the outlines
 * beneath show.
 */
export function TileGround({ template, view, target = view, pixels, ...frame }: TileGroundProps) {
  const tiles = useMemo(() => tilesOf(target, pixels), [target, pixels]);
  const share = (value: number, size: number, more = 0) =>
    `${((value / size + more / pixels) * 100).toFixed(3)}%`;
  return (
    <svg {...frame} aria-hidden="true">
      {tiles.map(({ box, ...tile }) => (
        <Tile
          key={`${tile.level}/${tile.column}/${tile.row}`}
          href={tileHref(template, { ...tile, box })}
          x={share(box.x - view.x, view.width)}
          y={share(box.y - view.y, view.height)}
          width={share(box.width, view.width, SEAM)}
          height={share(box.height, view.height, SEAM)}
        />
      ))}
    </svg>
  );
}
