import { useMemo, useState, type SVGProps } from 'react';
import type { MapBox } from '../japan-map/index.ts';
import styles from './TileGround.module.css';
import { tileHref, tilesOf } from './tilesOf.ts';

interface TileGroundProps extends Omit<SVGProps<SVGSVGElement>, 'target'> {
  /** Address of a tile with `{z}`, `{x}` and `{y}`. */
  readonly template: string;
  readonly view: MapBox;
  /** Where the view is going, whose tiles are asked for; `view` unless given. */
  readonly target?: MapBox;
  /** CSS pixels of the view's width. */
  readonly pixels: number;
}

/** CSS pixels by which a tile covers the seam to its neighbour. */
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
 * Tiles as the ground of a map, between its outlines and its pins: they lie by shares of the view, in the drawing's own projection,
 * so that the pins stay what and where they are. What does not come is not there: the outlines beneath are the map then.
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
