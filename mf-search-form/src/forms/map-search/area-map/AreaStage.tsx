import { useRef } from 'react';
import { useHost } from 'shared-ui/island';
import { TileGround } from 'shared-ui/map-tiles';
import { useTranslations } from 'shared-ui/messages';
import { useHydrated } from '../../../field-parts/useHydrated.ts';
import type { MapAddress } from '../mapAddress.ts';
import styles from './AreaStage.module.css';
import { Ground } from './Ground.tsx';
import { MapControls } from './MapControls.tsx';
import type { PlacedMarker } from './mapView.ts';
import { Pins } from './Pins.tsx';
import { SearchHere } from './SearchHere.tsx';
import type { Point } from './useActiveCourses.ts';
import { useFramePixels } from './useFramePixels.ts';
import { useMapGestures } from './useMapGestures.ts';
import { useMapView } from './useMapView.ts';

interface AreaStageProps {
  readonly address: MapAddress;
  readonly markers: readonly PlacedMarker[];
  readonly active: readonly number[];
  readonly onPoint: Point;
  /** Called when a search of the range in view has begun. */
  readonly onSearched: () => void;
}

/** Shows the map of an area with its pins and its controls. */
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
      <MapControls condition={condition} target={target} onShow={show} onReset={reset} />
      {moved && <SearchHere condition={condition} target={target} onSearched={onSearched} />}
    </div>
  );
}
