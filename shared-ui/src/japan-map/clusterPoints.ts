import type { MapPoint } from './projection.ts';

/** Items whose markers would overlap, shown as one marker in the middle of them. */
export interface Cluster<Item> extends MapPoint {
  readonly members: readonly Item[];
}

/** The room that the marker of so many members takes, in units of the drawing. */
type RoomOf = (members: number) => { readonly width: number; readonly height: number };

function meet<Item>(one: Cluster<Item>, other: Cluster<Item>, roomOf: RoomOf): boolean {
  const here = roomOf(one.members.length);
  const there = roomOf(other.members.length);
  return (
    Math.abs(one.x - other.x) * 2 < here.width + there.width &&
    Math.abs(one.y - other.y) * 2 < here.height + there.height
  );
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

/** Joins the items of each cell of a grid, so that the slower step below compares few clusters. */
function byCell<Item extends MapPoint>(
  items: readonly Item[],
  { width, height }: ReturnType<RoomOf>,
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

/** The first two clusters whose markers meet; undefined when no two meet. */
function firstMeeting<Item>(
  clusters: readonly Cluster<Item>[],
  roomOf: RoomOf,
): { readonly one: Cluster<Item>; readonly other: Cluster<Item> } | undefined {
  for (const [at, one] of clusters.entries()) {
    const other = clusters.find((each, index) => index > at && meet(each, one, roomOf));
    if (other) return { one, other };
  }
  return undefined;
}

/**
 * Joins items whose markers would overlap, until no two markers meet. Returns clusters that hold every
 * item once; a single item stays where it is.
 */
export function clusterPoints<Item extends MapPoint>(
  items: readonly Item[],
  roomOf: RoomOf,
): Cluster<Item>[] {
  let clusters = byCell(items, roomOf(1));
  let pair = firstMeeting(clusters, roomOf);
  while (pair) {
    const { one, other } = pair;
    // the joined cluster stands elsewhere than its two parts, so every pair is compared again
    clusters = clusters
      .filter((each) => each !== other)
      .map((each) => (each === one ? join(one, other) : each));
    pair = firstMeeting(clusters, roomOf);
  }
  return clusters;
}
