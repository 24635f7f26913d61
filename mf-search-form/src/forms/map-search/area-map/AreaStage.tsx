import { useRef } from 'react';
import { Icon } from 'shared-ui/icons';
import { useHost } from 'shared-ui/island';
import { areaInView, boundsOf, type MapBox } from 'shared-ui/japan-map';
import { TileGround } from 'shared-ui/map-tiles';
import { useTranslations } from 'use-intl';
import { useHydrated } from '../../../field-parts/useHydrated.ts';
import { mapHref, type MapAddress } from '../mapAddress.ts';
import styles from './AreaStage.module.css';
import { Ground } from './Ground.tsx';
import { zoomView, type PlacedMarker } from './mapView.ts';
import { Pins } from './Pins.tsx';
import type { Point } from './useActiveCourses.ts';
import { useFramePixels } from './useFramePixels.ts';
import { useMapGestures } from './useMapGestures.ts';
import { useMapView } from './useMapView.ts';

interface AreaStageProps {
  readonly address: MapAddress;
  readonly markers: readonly PlacedMarker[];
  readonly active: readonly number[];
  readonly onPoint: Point;
  /** A search of the range in view has begun. */
  readonly onSearched: () => void;
}

const STEP = 2;

/** Links that a script answers without leaving the page. */
function Controls({
  condition,
  target,
  onShow,
  onReset,
}: Pick<MapAddress, 'condition'> & {
  readonly target: MapBox;
  readonly onShow: (box: MapBox) => void;
  readonly onReset: () => void;
}) {
  const t = useTranslations('map');
  const nearer = zoomView(target, STEP);
  const farther = zoomView(target, 1 / STEP);
  const controls = [
    {
      name: 'zoomIn',
      icon: 'plus',
      href: mapHref(condition, boundsOf(nearer)),
      act: () => onShow(nearer),
    },
    {
      name: 'zoomOut',
      icon: 'minus',
      href: mapHref(condition, boundsOf(farther)),
      act: () => onShow(farther),
    },
    { name: 'zoomReset', icon: 'map', href: mapHref(condition), act: onReset },
  ] as const;
  return (
    <div className={styles.controls}>
      {controls.map(({ name, icon, href, act }) => (
        <a
          key={name}
          href={href}
          role="button"
          className={styles.control}
          aria-label={t(name)}
          onClick={(event) => {
            event.preventDefault();
            act();
          }}
        >
          <Icon name={icon} />
        </a>
      ))}
    </div>
  );
}

/** The zoomed map with its pins and its controls. */
export function AreaStage({ address, markers, active, onPoint, onSearched }: AreaStageProps) {
  const t = useTranslations('map');
  const host = useHost();
  const hydrated = useHydrated();
  const frame = useRef<HTMLDivElement>(null);
  const { condition } = address;
  const { target, view, moved, show, reset } = useMapView(address, markers);
  const pixels = useFramePixels(frame);
  useMapGestures(frame, view, show);
  const tiles = hydrated ? host.config.mapTiles : undefined;
  const searchHere = () => {
    host.navigate(
      mapHref({ ...condition, area: areaInView(target, condition.area) }, boundsOf(target)),
      { keepPosition: true },
    );
    onSearched();
  };
  return (
    <div id="map-stage" className={styles.stage}>
      <div ref={frame} className={styles.frame} role="group" aria-label={t('areaMap')}>
        <Ground view={view} address={address} />
        {tiles && (
          <TileGround
            className={styles.ground}
            template={tiles.url}
            view={view}
            target={target}
            pixels={pixels}
          />
        )}
        <Pins
          markers={markers}
          target={target}
          view={view}
          pixels={pixels}
          active={active}
          condition={condition}
          onPoint={onPoint}
          onZoom={show}
        />
      </div>
      {tiles && <p className={styles.attribution}>{tiles.attribution}</p>}
      <Controls condition={condition} target={target} onShow={show} onReset={reset} />
      {moved && (
        <button type="button" className={styles.again} onClick={searchHere}>
          <Icon name="search" size={18} />
          {t('searchHere')}
        </button>
      )}
    </div>
  );
}
