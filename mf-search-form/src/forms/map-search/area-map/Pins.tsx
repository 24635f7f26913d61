import { useMemo } from 'react';
import type { SearchCondition } from 'shared-contracts/search';
import { boundsOf, type Cluster, type MapBox } from 'shared-ui/japan-map';
import { mapHref } from '../mapAddress.ts';
import styles from './AreaStage.module.css';
import { ClusterPin } from './ClusterPin.tsx';
import { clusterMarkers, viewOfMarkers, type PlacedMarker } from './mapView.ts';
import { PricePin } from './PricePin.tsx';
import type { Point } from './useActiveCourses.ts';

interface PinProps {
  /** The part of the map that is shown now. */
  readonly view: MapBox;
  readonly active: readonly number[];
  readonly condition: SearchCondition;
  readonly onPoint: Point;
  readonly onZoom: (view: MapBox) => void;
}

interface PinsProps extends PinProps {
  readonly markers: readonly PlacedMarker[];
  /** The part of the map that `view` moves to. It decides which courses share a pin. */
  readonly target: MapBox;
  /** The width of the frame in CSS pixels. */
  readonly pixels: number;
}

function share(value: number, start: number, size: number): string {
  return `${(((value - start) / size) * 100).toFixed(2)}%`;
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
  condition,
  onPoint,
  onZoom,
}: PinProps & { readonly cluster: Cluster<PlacedMarker> }) {
  const { members } = cluster;
  const closer = viewOfMarkers(members);
  const isActive = members.some(({ id }) => active.includes(id));
  return (
    <svg
      x={share(cluster.x, view.x, view.width)}
      y={share(cluster.y, view.y, view.height)}
      overflow="visible"
    >
      {members.length === 1 ? (
        <PricePin marker={firstOf(cluster)} active={isActive} onPoint={onPoint} />
      ) : (
        <ClusterPin
          members={members}
          active={isActive}
          href={mapHref(condition, boundsOf(closer))}
          onZoom={() => onZoom(closer)}
        />
      )}
    </svg>
  );
}

/**
 * Draws the pins over the ground. Their size is in CSS pixels and their place a share of the frame,
 * so that they are right at every width, also before the frame is measured.
 */
export function Pins({ markers, target, pixels, ...pin }: PinsProps) {
  const { view } = pin;
  const unit = target.width / pixels;
  // only the scale decides which pins lie on each other: a map that moves aside joins nothing
  const clusters = useMemo(() => clusterMarkers(markers, unit), [markers, unit]);
  const shown = clusters.filter(
    ({ x, y }) => x > view.x && x < view.x + view.width && y > view.y && y < view.y + view.height,
  );
  return (
    <svg className={styles.pins}>
      {/* an active pin keeps its place: a node that moves while the mouse is down gets no click */}
      {shown
        .toSorted((one, other) => one.y - other.y)
        .map((cluster) => (
          <Pin key={firstOf(cluster).id} cluster={cluster} {...pin} />
        ))}
    </svg>
  );
}
