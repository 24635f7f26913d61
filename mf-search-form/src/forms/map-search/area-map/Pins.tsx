import { useMemo } from 'react';
import type { SearchCondition } from 'shared-contracts/search';
import { boundsOf, type MapBox } from 'shared-ui/japan-map';
import { mapHref } from '../mapAddress.ts';
import styles from './AreaStage.module.css';
import { ClusterPin } from './ClusterPin.tsx';
import { clusterMarkers, viewOfMarkers, type PlacedMarker } from './mapView.ts';
import { PricePin } from './PricePin.tsx';
import type { Point } from './useActiveCourses.ts';

interface PinsProps {
  readonly markers: readonly PlacedMarker[];
  /** Where the map goes to, which decides what is clustered; `view` is where it is. */
  readonly target: MapBox;
  readonly view: MapBox;
  readonly pixels: number;
  readonly active: readonly number[];
  readonly condition: SearchCondition;
  readonly onPoint: Point;
  readonly onZoom: (view: MapBox) => void;
}

/** Drawn over the ground in CSS pixels, placed by shares of the frame: right at every width, before it is measured too. */
export function Pins({
  markers,
  target,
  view,
  pixels,
  active,
  condition,
  onPoint,
  onZoom,
}: PinsProps) {
  const unit = target.width / pixels;
  // what lies on each other hangs on the scale alone: moving the map aside joins nothing
  const clusters = useMemo(() => clusterMarkers(markers, unit), [markers, unit]);
  const share = (value: number, start: number, size: number) =>
    `${(((value - start) / size) * 100).toFixed(2)}%`;
  const shown = clusters.filter(
    ({ x, y }) => x > view.x && x < view.x + view.width && y > view.y && y < view.y + view.height,
  );
  const isActive = ({ members }: { readonly members: readonly PlacedMarker[] }) =>
    members.some(({ id }) => active.includes(id));
  return (
    <svg className={styles.pins}>
      {/* the active one keeps its place: a node that moves while the mouse is down hears no click */}
      {shown
        .toSorted((one, other) => one.y - other.y)
        .map((cluster) => {
          const [first] = cluster.members as [PlacedMarker];
          const closer = viewOfMarkers(cluster.members);
          return (
            <svg
              key={first.id}
              x={share(cluster.x, view.x, view.width)}
              y={share(cluster.y, view.y, view.height)}
              overflow="visible"
            >
              {cluster.members.length === 1 ? (
                <PricePin marker={first} active={isActive(cluster)} onPoint={onPoint} />
              ) : (
                <ClusterPin
                  members={cluster.members}
                  active={isActive(cluster)}
                  href={mapHref(condition, boundsOf(closer))}
                  onZoom={() => onZoom(closer)}
                />
              )}
            </svg>
          );
        })}
    </svg>
  );
}
