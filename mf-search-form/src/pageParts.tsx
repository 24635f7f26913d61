import type { DayNumber } from 'shared-contracts/format';
import type { PageName } from 'shared-contracts/site';
import type { WidgetHost, WidgetProps } from 'shared-contracts/widget';
import type { SearchFormData } from './searchFormData.ts';
import type { MapSearchProps } from './forms/map-search/MapSearch.tsx';
import type { SoloSearchProps } from './forms/solo-search/SoloSearch.tsx';
import { laterPart } from './field-parts/laterPart.tsx';
import { detailPart } from './forms/detail-search/detailPart.ts';
// these styles come with the document, so that the server's HTML is styled before its part has come, and without
// scripts; those of map and solo are in the later sheet, whoever imports them (`widget.config.ts`)
import './fields/detail-options/OptionGroups.module.css';
import './forms/detail-search/DetailSearch.module.css';
import './fields/highway/Highway.module.css';

/** R2.17, R2.18: the map and the solo search are pages of their own, each in a chunk of its own. */
export const mapPart = laterPart<MapSearchProps>(() =>
  import(/* webpackChunkName: "map" */ './forms/map-search/MapSearch.tsx').then(
    (part) => part.MapSearch,
  ),
);
export const soloPart = laterPart<SoloSearchProps>(() =>
  import(/* webpackChunkName: "solo" */ './forms/solo-search/SoloSearch.tsx').then(
    (part) => part.SoloSearch,
  ),
);

/** Fetches the part that the page shows; undefined when the form's own module is enough. */
export function loadPart(page: PageName): Promise<unknown> | undefined {
  switch (page) {
    case 'map':
      return mapPart.load();
    case 'solo':
      return soloPart.load();
    case 'detail':
      return detailPart.load();
    default:
      return undefined;
  }
}

/**
 * Gives the data that only this page has. It also fetches the part of the page, so that the server
 * can render it.
 */
export async function loadPage(
  { page, query }: WidgetProps,
  host: WidgetHost,
  today: DayNumber,
): Promise<Pick<SearchFormData, 'map' | 'solo'>> {
  const part = loadPart(page);
  if (page === 'map') {
    const [{ loadMap }] = await Promise.all([
      import(/* webpackChunkName: "map-data" */ './forms/map-search/mapData.ts'),
      part,
    ]);
    return { map: await loadMap(host, query, today) };
  }
  if (page === 'solo') {
    const [{ loadSolo }] = await Promise.all([
      import(/* webpackChunkName: "solo-data" */ './forms/solo-search/soloData.ts'),
      part,
    ]);
    return { solo: await loadSolo(host, query, today) };
  }
  await part;
  return {};
}
