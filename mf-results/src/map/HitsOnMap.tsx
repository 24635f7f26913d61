import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { MapMarker } from 'shared-contracts/gateway';
import { toPlayDay, type SearchCondition } from 'shared-contracts/search';
import type { MapTiles } from 'shared-contracts/site';
import { useHost } from 'shared-ui/island';
import { Icon } from 'shared-ui/icons';
import { areaInView, boundsOf, clusterPoints, toViewBox, type MapBox } from 'shared-ui/japan-map';
import { TileGround } from 'shared-ui/map-tiles';
import { conditionOfCourse } from '../calendar/calendarDays.ts';
import { useHydrated } from '../first-view/useHydrated.ts';
import { PageLink } from '../page-link/PageLink.tsx';
import { mapSearchHref, useResultHref, useResultPage } from '../result-address/resultHref.ts';
import { ChosenCourses } from './ChosenCourses.tsx';
import styles from './HitsMap.module.css';
import { Land } from './Land.tsx';
import {
  boxOfCluster,
  canZoomIn,
  placeMarkers,
  searchedPrefectures,
  wholeBox,
  type PlacedMarker,
} from './mapFrame.ts';
import { MapButtons } from './MapButtons.tsx';
import { Pin, PIN } from './Pin.tsx';
import { useMapBox, useMapSize } from './useMapBox.ts';

interface HitsOnMapProps {
  readonly condition: SearchCondition;
  /** Of which search these are. */
  readonly hitsKey: string;
  readonly markers: readonly MapMarker[];
  /** The course that is looked at, here or in the list. */
  readonly active: number | undefined;
  readonly onLook: (courseId: number | undefined) => void;
}

/** The way to a search of what the map shows, where that is not the search that was made. */
function SearchHere({
  condition,
  box,
}: {
  readonly condition: SearchCondition;
  readonly box: MapBox;
}) {
  const t = useTranslations('map');
  return (
    <PageLink
      className={styles.again}
      href={mapSearchHref(condition, areaInView(box, condition.area), boundsOf(box))}
    >
      <Icon name="search" size={18} />
      {t('searchHere')}
    </PageLink>
  );
}

/** Whom the map is owed to. */
function MapSource({ tiles }: { readonly tiles: MapTiles | undefined }) {
  const t = useTranslations('map');
  return (
    <p className={styles.source}>
      {tiles && (
        <>
          {tiles.attribution}
          <br />
        </>
      )}
      {t('source')}
    </p>
  );
}

/** All hits where they lie: prices while there is room for them, circles with a number where there is not. */
export function HitsOnMap({ condition, hitsKey, markers, active, onLook }: HitsOnMapProps) {
  const t = useTranslations('map');
  const toHref = useResultHref();
  const page = useResultPage();
  const hydrated = useHydrated();
  const { config } = useHost();
  const tiles = hydrated ? config.mapTiles : undefined;
  const { frame, size } = useMapSize();
  const placed = useMemo(() => placeMarkers(markers), [markers]);
  const searched = useMemo(() => searchedPrefectures(condition), [condition]);
  const { box, isWhole, show, showWhole, zoom, dragging } = useMapBox(
    hitsKey,
    wholeBox(condition, placed, size),
    size,
  );
  const [chosen, setChosen] = useState<readonly MapMarker[]>([]);
  const unit = box.width / size.width;
  const clusters = useMemo(
    () => clusterPoints(placed, { width: PIN.width * unit, height: PIN.height * unit }),
    [placed, unit],
  );
  const toCourse = (course: MapMarker) =>
    toHref({
      ...conditionOfCourse(condition, toPlayDay(condition.playDate), course.name),
      widthday: condition.widthday,
    });
  const choose = (members: readonly PlacedMarker[]) => {
    if (members.length > 1 && canZoomIn(box)) show(boxOfCluster(members, box));
    else setChosen(members.map(({ marker }) => marker));
  };
  const isActive = ({ marker }: PlacedMarker) => marker.id === active || chosen.includes(marker);
  return (
    <div ref={frame} className={styles.map}>
      <svg
        viewBox={toViewBox(box)}
        className={styles.drawing}
        role="group"
        aria-label={t('name')}
        {...dragging}
      >
        <Land searched={searched} unit={unit} />
        {tiles && <TileGround {...box} template={tiles.url} view={box} pixels={size.width} />}
        {clusters.map((cluster) => (
          <Pin
            key={cluster.members[0]?.marker.id}
            cluster={cluster}
            unit={unit}
            isActive={cluster.members.some(isActive)}
            onLook={onLook}
            href={cluster.members[0] && toCourse(cluster.members[0].marker)}
            onChoose={() => choose(cluster.members)}
          />
        ))}
      </svg>
      {hydrated && (
        <MapButtons
          canZoomIn={canZoomIn(box)}
          isWhole={isWhole}
          onZoom={zoom}
          onWhole={showWhole}
        />
      )}
      {!isWhole && page === 'result' && <SearchHere condition={condition} box={box} />}
      {chosen.length > 0 && (
        <ChosenCourses courses={chosen} toHref={toCourse} onClose={() => setChosen([])} />
      )}
      <MapSource tiles={tiles} />
    </div>
  );
}
