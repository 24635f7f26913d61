import { memo, useMemo } from 'react';
import { prefectureName } from 'shared-contracts/areas';
import { useLabel } from '../island/Island.tsx';
import type { Cluster, MapBox } from '../japan-map/index.ts';
import { useReadsLatin } from '../proper-names/index.ts';
import styles from './CourseMap.module.css';
import { isNamed } from './Ground.tsx';
import { roomOfCluster, type PlacedMarker } from './mapView.ts';
import { placeTowns, roomOfPrefecture, type PlacedTown } from './placeTowns.ts';
import { toShare } from './toShare.ts';

interface TownsProps {
  readonly view: MapBox;
  /** A CSS pixel in units of the drawing. */
  readonly unit: number;
  /** What stands over the ground. No name lies below it. */
  readonly clusters: readonly Cluster<PlacedMarker>[];
  readonly prefectures: readonly number[];
}

/** The distance of a name from the middle of its dot, in CSS pixels. */
const GAP = 6;

function TownMark({ town, text, side, view }: PlacedTown & Pick<TownsProps, 'view'>) {
  const { x, y } = toShare(town, view);
  return (
    <>
      <circle cx={x} cy={y} r="2.5" />
      <text x={x} y={y} dx={side * GAP} dy="0.35em" textAnchor={side === 1 ? 'start' : 'end'}>
        {text}
      </text>
    </>
  );
}

/**
 * Names towns on the ground, by which a visitor finds the way, where a whole name is in view. Screen readers
 * hear none: the list says where a course lies.
 */
export const Towns = memo(({ view, unit, clusters, prefectures }: TownsProps) => {
  const label = useLabel();
  const latin = useReadsLatin();
  const towns = useMemo(() => {
    const named = isNamed(prefectures) ? prefectures : [];
    const taken = [
      ...clusters.map((cluster) => roomOfCluster(cluster, unit)),
      ...named.flatMap((code) => roomOfPrefecture(code, label(prefectureName(code)), unit)),
    ];
    return placeTowns(unit, taken, (town) => (latin ? town.latin : town.name));
  }, [unit, clusters, prefectures, label, latin]);
  const isInView = ({ room }: PlacedTown) =>
    room.x > view.x &&
    room.x + room.width < view.x + view.width &&
    room.y > view.y &&
    room.y + room.height < view.y + view.height;
  return (
    <svg className={styles.towns} aria-hidden="true" lang={latin ? undefined : 'ja'}>
      {towns.filter(isInView).map((each) => (
        <TownMark key={each.town.name} {...each} view={view} />
      ))}
    </svg>
  );
});
Towns.displayName = 'Towns';
