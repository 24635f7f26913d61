import type { Map as LeafletMap, Marker } from 'leaflet';
import { divIcon, latLngBounds, map as leafletMap, marker as leafletMarker, tileLayer } from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { MapBox } from 'shared-ui/japan-map';
import { useFormat, useHost } from 'shared-ui/island';
import { useTranslations } from 'use-intl';
import { entryId } from '../area-map/CourseList.tsx';
import { boundsOf, clusterMarkers, viewOfBounds, viewOfMarkers, type PlacedMarker } from '../area-map/mapView.ts';
import styles from './TileMap.module.css';

interface TileMapProps {
  readonly view: MapBox;
  readonly markers: readonly PlacedMarker[];
  readonly active: number;
  readonly onPoint: (courseId: number) => void;
  /** The visitor has moved the map. */
  readonly onMove: (view: MapBox) => void;
}

const toLatLngs = (view: MapBox) => {
  const [south = 0, west = 0, north = 0, east = 0] = boundsOf(view);
  return latLngBounds([south, west], [north, east]);
};

/** Elements, never HTML: what a marker shows is text (Trusted Types). */
const pinElement = (kind: 'price' | 'count', text: string): HTMLElement => {
  const element = document.createElement('span');
  element.className = styles[kind] ?? '';
  element.textContent = text;
  return element;
};

/**
 * Level 3: a map of tiles, where the operator has configured an address for them and the words that name their source. The pins
 * are those of the drawn map; zooming stands beside the map, as there.
 */
export const TileMap = ({ view, markers, active, onPoint, onMove }: TileMapProps) => {
  const t = useTranslations('map');
  const format = useFormat();
  const { config } = useHost();
  const frame = useRef<HTMLDivElement>(null);
  const tiles = useRef<LeafletMap>(undefined);
  const pins = useRef(new Map<number, Marker>());
  const [url, attribution] = [String(config['mapTileUrl']), String(config['mapTileAttribution'])];
  const moved = useEffectEvent(onMove);
  const pointed = useEffectEvent(onPoint);
  const first = useEffectEvent(() => view);

  useEffect(() => {
    if (!frame.current) return undefined;
    // Leaflet's own attribution and zoom write HTML
    const created = leafletMap(frame.current, { attributionControl: false, zoomControl: false, scrollWheelZoom: false, zoomSnap: 0 });
    created.fitBounds(toLatLngs(first()), { animate: false });
    tileLayer(url).addTo(created);
    created.on('dragend', () => {
      const bounds = created.getBounds();
      moved(viewOfBounds([bounds.getSouth(), bounds.getWest(), bounds.getNorth(), bounds.getEast()]));
    });
    tiles.current = created;
    return () => { created.remove(); tiles.current = undefined; };
  }, [url]);

  useEffect(() => { tiles.current?.fitBounds(toLatLngs(view), { animate: false }); }, [view]);

  useEffect(() => {
    const target = tiles.current;
    const known = pins.current;
    if (!target || !frame.current) return undefined;
    for (const { members } of clusterMarkers(markers, view.width / Math.max(1, frame.current.clientWidth))) {
      const [one] = members as [PlacedMarker];
      const single = members.length === 1;
      const text = single ? format.yen(one.price) : String(members.length);
      const place = members.reduce((sum, { lat, lon }) => ({ lat: sum.lat + lat / members.length, lon: sum.lon + lon / members.length }), { lat: 0, lon: 0 });
      const lowest = format.yen(Math.min(...members.map(({ price }) => price)));
      const title = single ? t('pin', { name: one.c_name, price: text }) : t('cluster', { count: members.length, price: lowest });
      const pin = leafletMarker([place.lat, place.lon], { icon: divIcon({ html: pinElement(single ? 'price' : 'count', text), className: styles.pin ?? '', iconSize: [0, 0] }), title, alt: title, keyboard: true }).addTo(target);
      pin.getElement()?.setAttribute('aria-label', title);
      pin.on('click', () => {
        if (!single) { moved(viewOfMarkers(members)); return; }
        const entry = document.getElementById(entryId(one.c_id));
        entry?.scrollIntoView({ block: 'center' });
        entry?.querySelector('a')?.focus({ preventScroll: true });
      });
      pin.on('mouseover', () => pointed(single ? one.c_id : 0)).on('mouseout', () => pointed(0));
      for (const { c_id: id } of members) known.set(id, pin);
    }
    return () => {
      for (const pin of new Set(known.values())) pin.remove();
      known.clear();
    };
  }, [format, markers, t, view.width]);

  useEffect(() => {
    const element = pins.current.get(active)?.getElement();
    element?.setAttribute('data-active', 'true');
    return () => element?.removeAttribute('data-active');
  }, [active, markers]);

  return (
    <>
      <div ref={frame} className={styles.tiles} />
      <p className={styles.attribution}>{attribution}</p>
    </>
  );
};
