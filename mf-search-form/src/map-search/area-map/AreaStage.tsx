import { useRef } from 'react';
import { Icon } from 'shared-ui/icons';
import { useHost } from 'shared-ui/island';
import { areaInView, boundsOf } from 'shared-ui/japan-map';
import { TileGround } from 'shared-ui/map-tiles';
import { useTranslations } from 'use-intl';
import { useHydrated } from '../../search-panel/useHydrated.ts';
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

/** The zoomed map with its pins, and its controls: links that a script answers without leaving the page. */
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
  const controls = [
    { name: 'zoomIn', sign: 'plus', box: zoomView(target, STEP) },
    { name: 'zoomOut', sign: 'minus', box: zoomView(target, 1 / STEP) },
  ] as const;
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
      <div className={styles.controls}>
        {controls.map(({ name, sign, box }) => (
          <a
            key={name}
            href={mapHref(condition, boundsOf(box))}
            role="button"
            className={styles.control}
            aria-label={t(name)}
            onClick={(event) => {
              event.preventDefault();
              show(box);
            }}
          >
            <Icon name={sign} />
          </a>
        ))}
        <a
          href={mapHref(condition)}
          role="button"
          className={styles.control}
          aria-label={t('zoomReset')}
          onClick={(event) => {
            event.preventDefault();
            reset();
          }}
        >
          <Icon name="map" />
        </a>
      </div>
      {moved && (
        <button type="button" className={styles.again} onClick={searchHere}>
          <Icon name="search" size={18} />
          {t('searchHere')}
        </button>
      )}
    </div>
  );
}
