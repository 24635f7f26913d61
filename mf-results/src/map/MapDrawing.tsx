import { useMemo } from 'react';
import { useTranslations } from 'shared-ui/messages';
import type { MapMarker } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import type { MapTiles } from 'shared-contracts/site';
import { clusterPoints, toViewBox, type MapBox } from 'shared-ui/japan-map';
import { TileGround } from 'shared-ui/map-tiles';
import styles from './HitsMap.module.css';
import { Land } from './Land.tsx';
import { searchedPrefectures, type PlacedMarker } from './mapFrame.ts';
import { Pin, PIN } from './Pin.tsx';
import type { MapDragging } from './useMapBox.ts';

interface MapDrawingProps {
  readonly condition: SearchCondition;
  readonly markers: readonly PlacedMarker[];
  /** What the drawing shows, and how many pixels wide it is on the screen. */
  readonly box: MapBox;
  readonly pixels: number;
  /** The operator's map tiles; undefined until scripts run and where the site has none. */
  readonly tiles: MapTiles | undefined;
  readonly dragging: MapDragging;
  readonly isActive: (marker: PlacedMarker) => boolean;
  readonly toHref: (course: MapMarker) => string;
  /** Called with the courses of the pin that was clicked. */
  readonly onChoose: (members: readonly PlacedMarker[]) => void;
  readonly onLook: (courseId: number | undefined) => void;
}

/** The drawing itself: the land, the tiles over it, and a pin or a circle for every course. */
export function MapDrawing({
  condition,
  markers,
  box,
  pixels,
  tiles,
  dragging,
  isActive,
  toHref,
  onChoose,
  onLook,
}: MapDrawingProps) {
  const t = useTranslations('map');
  const searched = useMemo(() => searchedPrefectures(condition), [condition]);
  const unit = box.width / pixels;
  const clusters = useMemo(
    () => clusterPoints(markers, { width: PIN.width * unit, height: PIN.height * unit }),
    [markers, unit],
  );
  return (
    <svg
      viewBox={toViewBox(box)}
      className={styles.drawing}
      role="group"
      aria-label={t('name')}
      {...dragging}
    >
      <Land searched={searched} unit={unit} />
      {tiles && <TileGround {...box} template={tiles.url} view={box} pixels={pixels} />}
      {clusters.map((cluster) => (
        <Pin
          key={cluster.members[0]?.marker.id}
          cluster={cluster}
          unit={unit}
          isActive={cluster.members.some(isActive)}
          toHref={toHref}
          onChoose={() => onChoose(cluster.members)}
          onLook={onLook}
        />
      ))}
    </svg>
  );
}
