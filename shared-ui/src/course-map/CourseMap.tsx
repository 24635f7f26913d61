import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import type { MapTiles } from 'shared-contracts/site';
import type { MapBox } from '../japan-map/index.ts';
import { TileGround } from '../map-tiles/index.ts';
import { useTranslations } from '../messages/index.ts';
import styles from './CourseMap.module.css';
import { Ground } from './Ground.tsx';
import { MapControls } from './MapControls.tsx';
import { canZoomIn, clusterMarkers, viewOfMarkers, type PlacedMarker } from './mapView.ts';
import { PinCard } from './PinCard.tsx';
import { Pins } from './Pins.tsx';
import { SearchHere } from './SearchHere.tsx';
import type { Point } from './useActiveCourses.ts';
import { Towns } from './Towns.tsx';
import { useMapFrame, type Size } from './useMapFrame.ts';
import { useMapGestures } from './useMapGestures.ts';
import { useMapView, type MapStart } from './useMapView.ts';

/** The links of a map: a pin, a cluster and a button of the map lead somewhere without scripts. */
export interface MapLinks {
  /** Gives the link to the plans of a course. */
  readonly course: (course: PlacedMarker) => string;
  /** Gives the link to a part of the map: south, west, north, east in degrees; none is the whole area. */
  readonly part: (bounds: readonly number[]) => string;
  /** Gives the link to a prefecture beside the searched ones; without it they are no links. */
  readonly neighbour?: (code: number) => string;
}

export interface CourseMapProps extends Omit<MapStart, 'markers'> {
  readonly markers: readonly PlacedMarker[];
  readonly links: MapLinks;
  /** The courses under the pointer and in focus, here or in the list. */
  readonly active: readonly number[];
  readonly onPoint: Point;
  /** The size of the map in CSS pixels until the browser has measured it. */
  readonly likely: Size;
  /** Names the source of the outlines. */
  readonly credit: ReactNode;
  /** The operator's map tiles; undefined until scripts run and where the site has none. */
  readonly tiles: MapTiles | undefined;
  /** Searches the part in view, which the visitor has moved the map to; undefined where nothing does. */
  readonly again:
    | {
        readonly href: (view: MapBox) => string;
        readonly onFollow: (event: MouseEvent<Element>) => void;
      }
    | undefined;
}

/** Scrolls the list beside the map to the entry of the first of these courses, where it has one. */
function showEntry(map: Element | null, [course]: readonly PlacedMarker[]): void {
  map
    ?.closest('[data-map-split]')
    ?.querySelector(`[data-course="${course?.id}"]`)
    ?.scrollIntoView?.({ block: 'nearest' });
}

const NONE: readonly PlacedMarker[] = [];

/**
 * What the visitor chose on the map: a cluster comes nearer until its courses lie apart, others have a card until
 * another search is asked for, whose prices are others.
 */
function useChoice(
  map: RefObject<HTMLElement | null>,
  search: string,
  view: MapBox,
  show: (box: MapBox) => void,
) {
  const [choice, setChoice] = useState({ at: search, members: NONE });
  if (choice.at !== search) setChoice({ at: search, members: NONE });
  const comesNearer = useRef(false);
  useEffect(() => {
    // a pin that goes takes the focus with it
    if (comesNearer.current && document.activeElement === document.body)
      map.current?.focus({ preventScroll: true });
    comesNearer.current = false;
  }, [map, view]);
  const choose = (members: readonly PlacedMarker[]) => {
    if (members.length > 1 && canZoomIn(view)) {
      comesNearer.current = true;
      show(viewOfMarkers(members, view.width / view.height));
      return;
    }
    setChoice({ at: search, members });
    showEntry(map.current, members);
  };
  return { chosen: choice.members, choose, close: () => setChoice({ at: search, members: NONE }) };
}

/** The sources of tiles and outlines. */
function Credit({ tiles, credit }: Pick<CourseMapProps, 'tiles' | 'credit'>) {
  return (
    <p className={styles.attribution}>
      {tiles && (
        <>
          {tiles.attribution}
          <br />
        </>
      )}
      {credit}
    </p>
  );
}

/**
 * R2.17, R3.01: the map of both pages: the outlines, the tiles over them, a price for each course
 * or one for several that lie on each other, and the card of what is chosen. Its texts are those of the
 * widget's namespace `map`.
 */
export function CourseMap({
  markers,
  links,
  active,
  onPoint,
  likely,
  credit,
  tiles,
  again,
  ...start
}: CourseMapProps) {
  const t = useTranslations('map');
  const { frame, pixels, ratio } = useMapFrame(likely);
  const { target, view, moved, show, reset } = useMapView({ ...start, markers }, ratio);
  const { chosen, choose, close } = useChoice(frame, start.search, target, show);
  useMapGestures(frame, target, show);
  const unit = target.width / pixels;
  // only the scale decides which pins lie on each other: a map that moves aside joins nothing
  const clusters = useMemo(() => clusterMarkers(markers, unit), [markers, unit]);
  const { prefectures, bounds } = start;
  const shown = { view, target, pixels };
  return (
    <div className={styles.stage}>
      {/* its keys move and zoom it */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={frame} className={styles.frame} role="group" aria-label={t('name')} tabIndex={0}>
        <Ground view={view} prefectures={prefectures} neighbourHref={links.neighbour} />
        {tiles ? (
          <TileGround {...shown} className={styles.ground} template={tiles.url} />
        ) : (
          <Towns {...{ view, unit, clusters, prefectures }} />
        )}
        <Pins
          {...{ view, clusters, links, onPoint }}
          active={[...active, ...chosen.map(({ id }) => id)]}
          onChoose={choose}
        />
      </div>
      <MapControls
        links={links}
        target={target}
        isWhole={!moved && bounds.length === 0}
        onShow={show}
        onReset={reset}
      />
      <Credit tiles={tiles} credit={credit} />
      {moved && again && <SearchHere href={again.href(target)} onFollow={again.onFollow} />}
      {chosen.length > 0 && <PinCard courses={chosen} courseHref={links.course} onClose={close} />}
    </div>
  );
}
