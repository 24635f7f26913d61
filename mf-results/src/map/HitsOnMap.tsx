import { useMemo, useState } from 'react';
import { useTranslations } from 'shared-ui/messages';
import type { MapMarker } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import type { MapTiles } from 'shared-contracts/site';
import { useHost } from 'shared-ui/island';
import { Icon } from 'shared-ui/icons';
import { areaInView, boundsOf, type MapBox } from 'shared-ui/japan-map';
import { useHydrated } from '../first-view/useHydrated.ts';
import { PageLink } from '../page-link/PageLink.tsx';
import { atCourse } from '../result-address/atCourse.ts';
import { mapSearchHref, useResultHref, useResultPage } from '../result-address/resultHref.ts';
import { ChosenCourses } from './ChosenCourses.tsx';
import styles from './HitsMap.module.css';
import { MapDrawing } from './MapDrawing.tsx';
import { boxOfCluster, canZoomIn, placeMarkers, wholeBox, type PlacedMarker } from './mapFrame.ts';
import { MapButtons } from './MapButtons.tsx';
import { useMapBox, useMapSize } from './useMapBox.ts';

interface HitsOnMapProps {
  readonly condition: SearchCondition;
  /** The search that found the markers (`mapKey`). */
  readonly hitsKey: string;
  readonly markers: readonly MapMarker[];
  /** The course that the visitor looks at, on the map or in the list. */
  readonly active: number | undefined;
  readonly onLook: (courseId: number | undefined) => void;
}

/** The link that searches the part of Japan that the map shows after a zoom or a drag. */
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

/** The sources of the map data. */
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

/** Returns the link from a course of the map to its plans on the searched days. */
function useCourseHref(condition: SearchCondition): (course: MapMarker) => string {
  const toHref = useResultHref();
  return (course) => toHref(atCourse(condition, course.name));
}

/**
 * All hits where they lie: a price for each course, or a circle where there is no room for prices.
 */
export function HitsOnMap({ condition, hitsKey, markers, active, onLook }: HitsOnMapProps) {
  const toHref = useCourseHref(condition);
  const page = useResultPage();
  const hydrated = useHydrated();
  const { config } = useHost();
  const tiles = hydrated ? config.mapTiles : undefined;
  const { frame, size } = useMapSize();
  const placed = useMemo(() => placeMarkers(markers), [markers]);
  const { box, isWhole, show, showWhole, zoom, dragging } = useMapBox(
    hitsKey,
    wholeBox(condition, placed, size),
    size,
  );
  const [chosen, setChosen] = useState<readonly MapMarker[]>([]);
  const choose = (members: readonly PlacedMarker[]) => {
    if (members.length > 1 && canZoomIn(box)) show(boxOfCluster(members, box));
    else setChosen(members.map(({ marker }) => marker));
  };
  return (
    <div ref={frame} className={styles.map}>
      <MapDrawing
        condition={condition}
        markers={placed}
        box={box}
        pixels={size.width}
        tiles={tiles}
        dragging={dragging}
        isActive={({ marker }) => marker.id === active || chosen.includes(marker)}
        toHref={toHref}
        onChoose={choose}
        onLook={onLook}
      />
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
        <ChosenCourses courses={chosen} toHref={toHref} onClose={() => setChosen([])} />
      )}
      <MapSource tiles={tiles} />
    </div>
  );
}
