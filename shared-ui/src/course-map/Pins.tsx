import { useKept } from '../favourites/index.ts';
import { boundsOf, type Cluster, type MapBox } from '../japan-map/index.ts';
import styles from './CourseMap.module.css';
import type { MapLinks } from './CourseMap.tsx';
import { viewOfMarkers, type PlacedMarker } from './mapView.ts';
import { ClusterPin, CoursePin } from './Pin.tsx';
import { toShare } from './toShare.ts';
import type { Point } from './useActiveCourses.ts';

interface PinProps {
  /** The part of the map that is shown now. */
  readonly view: MapBox;
  readonly active: readonly number[];
  readonly links: MapLinks;
  readonly onPoint: Point;
  readonly onChoose: (members: readonly PlacedMarker[]) => void;
}

interface PinsProps extends PinProps {
  /** The courses, those that share a pin together. */
  readonly clusters: readonly Cluster<PlacedMarker>[];
}

/**
 * Gives the first member of a cluster. The cast is safe: `clusterMarkers` makes no cluster without
 * members.
 */
function firstOf({ members }: Cluster<PlacedMarker>): PlacedMarker {
  const [first] = members as [PlacedMarker];
  return first;
}

/** Shows one course by its price, or several that lie on each other by their number. */
function Pin({
  cluster,
  view,
  active,
  seen,
  links,
  onPoint,
  onChoose,
}: PinProps & {
  readonly cluster: Cluster<PlacedMarker>;
  readonly seen: readonly number[];
}) {
  const { members } = cluster;
  const first = firstOf(cluster);
  const common = {
    isActive: members.some(({ id }) => active.includes(id)),
    isSeen: members.every(({ id }) => seen.includes(id)),
    onChoose: () => onChoose(members),
  };
  return (
    <svg role="none" {...toShare(cluster, view)} overflow="visible">
      {members.length === 1 ? (
        <CoursePin {...common} marker={first} href={links.course(first)} onPoint={onPoint} />
      ) : (
        <ClusterPin
          {...common}
          members={members}
          href={links.part(boundsOf(viewOfMarkers(members, view.width / view.height)))}
        />
      )}
    </svg>
  );
}

/**
 * Draws the pins over the ground. Their size is in CSS pixels and their place a share of the frame,
 * so that they are right at every width, also before the frame is measured.
 */
export function Pins({ clusters, ...pin }: PinsProps) {
  const { view } = pin;
  const seen = useKept('seen_courses');
  const shown = clusters.filter(
    ({ x, y }) => x > view.x && x < view.x + view.width && y > view.y && y < view.y + view.height,
  );
  return (
    <svg role="none" className={styles.pins}>
      {/* an active pin keeps its place: a node that moves while the mouse is down gets no click */}
      {shown
        .toSorted((one, other) => one.y - other.y)
        .map((cluster) => (
          <Pin key={firstOf(cluster).id} cluster={cluster} seen={seen} {...pin} />
        ))}
    </svg>
  );
}
