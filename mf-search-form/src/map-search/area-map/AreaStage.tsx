import { lazy, Suspense, useRef } from 'react';
import { useHost } from 'shared-ui/island';
import { Icon } from 'shared-ui/icons';
import { useTranslations } from 'use-intl';
import { useHydrated } from '../../search-panel/useHydrated.ts';
import { mapHref, type MapAddress } from '../mapAddress.ts';
import styles from './AreaStage.module.css';
import { Ground } from './Ground.tsx';
import { areaInView, boundsOf, zoomView, type PlacedMarker } from './mapView.ts';
import { Pins } from './Pins.tsx';
import { useFramePixels } from './useFramePixels.ts';
import { useMapGestures } from './useMapGestures.ts';
import { useMapView } from './useMapView.ts';

interface AreaStageProps {
  readonly address: MapAddress;
  readonly markers: readonly PlacedMarker[];
  readonly active: number;
  readonly onPoint: (courseId: number) => void;
  /** A search of the range in view has begun. */
  readonly onSearched: () => void;
}

const TileMap = lazy(() => import('../tile-map/TileMap.tsx').then((part) => ({ default: part.TileMap })));
const STEP = 2;

/** The zoomed map with its pins, and its controls: links that a script answers without leaving the page. */
export const AreaStage = ({ address, markers, active, onPoint, onSearched }: AreaStageProps) => {
  const t = useTranslations('map');
  const host = useHost();
  const hydrated = useHydrated();
  const frame = useRef<HTMLDivElement>(null);
  const { condition } = address;
  const { target, view, moved, show, reset } = useMapView(address, markers);
  const pixels = useFramePixels(frame);
  useMapGestures(frame, view, show);
  const hasTiles = hydrated && typeof host.config['mapTileUrl'] === 'string' && host.config['mapTileUrl'] !== '' && host.config['mapTileAttribution'] !== '';
  const searchHere = () => {
    host.navigate(mapHref({ ...condition, area: areaInView(target, condition.area) }, boundsOf(target)), { keepPosition: true });
    onSearched();
  };
  const controls = [
    { name: 'zoomIn', sign: 'plus', box: zoomView(target, STEP) }, { name: 'zoomOut', sign: 'minus', box: zoomView(target, 1 / STEP) },
  ] as const;
  return (
    <div id="map-stage" className={styles.stage}>
      <div ref={frame} className={styles.frame} role="group" aria-label={t('areaMap')}>
        <Ground view={view} address={address} />
        {hasTiles
          ? <Suspense fallback={null}><TileMap view={target} markers={markers} active={active} onPoint={onPoint} onMove={show} /></Suspense>
          : <Pins markers={markers} target={target} view={view} pixels={pixels} active={active} condition={condition} onPoint={onPoint} onZoom={show} />}
      </div>
      <div className={styles.controls}>
        {controls.map(({ name, sign, box }) => (
          <a key={name} href={mapHref(condition, boundsOf(box))} role="button" className={styles.control} aria-label={t(name)} onClick={(event) => { event.preventDefault(); show(box); }}>
            <Icon name={sign} />
          </a>
        ))}
        <a href={mapHref(condition)} role="button" className={styles.control} aria-label={t('zoomReset')} onClick={(event) => { event.preventDefault(); reset(); }}><Icon name="map" /></a>
      </div>
      {moved && <button type="button" className={styles.again} onClick={searchHere}><Icon name="search" size={18} />{t('searchHere')}</button>}
    </div>
  );
};
