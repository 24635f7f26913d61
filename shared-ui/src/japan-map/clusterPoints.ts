import type { MapPoint } from './projection.ts';

/** Markers that would lie on each other: they are shown as one, at the middle of its members. */
export interface Cluster<Item> extends MapPoint {
  readonly members: readonly Item[];
}

function meet(
  one: MapPoint,
  other: MapPoint,
  { width, height }: { width: number; height: number },
): boolean {
  return Math.abs(one.x - other.x) < width && Math.abs(one.y - other.y) < height;
}

function join<Item>(one: Cluster<Item>, other: Cluster<Item>): Cluster<Item> {
  const here = one.members.length;
  const there = other.members.length;
  const middle = (a: number, b: number) => (a * here + b * there) / (here + there);
  return {
    x: middle(one.x, other.x),
    y: middle(one.y, other.y),
    members: [...one.members, ...other.members],
  };
}

/** Points by the cell of a grid that they lie in, so that the slower step below has few to look at. */
function byCell<Item extends MapPoint>(
  items: readonly Item[],
  { width, height }: { width: number; height: number },
): Cluster<Item>[] {
  const cells = new Map<string, Cluster<Item>>();
  for (const item of items) {
    const key = `${Math.floor(item.x / width)},${Math.floor(item.y / height)}`;
    const alone = { x: item.x, y: item.y, members: [item] };
    const cell = cells.get(key);
    cells.set(key, cell === undefined ? alone : join(cell, alone));
  }
  return [...cells.values()];
}

/**
 * Joins what lies closer than a marker is wide and high (both in units of the drawing), until no two markers meet. Every item is a
 * member of one cluster; a single one stays where it is.
 */
export function clusterPoints<Item extends MapPoint>(
  items: readonly Item[],
  marker: { width: number; height: number },
): Cluster<Item>[] {
  const clusters = byCell(items, marker);
  for (let at = 0; at < clusters.length; at += 1) {
    const other = clusters.findIndex(
      (each, index) => index > at && meet(each, clusters[at]!, marker),
    );
    if (other === -1) continue;
    clusters[at] = join(clusters[at]!, clusters[other]!);
    clusters.splice(other, 1);
    // it has moved, so that an earlier one may meet it now
    at = -1;
  }
  return clusters;
}
