import type { DayNumber } from 'shared-contracts/format';
import type { PageName } from 'shared-contracts/site';
import type { WidgetHost, WidgetProps } from 'shared-contracts/widget';
import type { SearchFormData } from '../condition/calendarSlice.ts';
import type { MapSearchProps } from '../map-search/MapSearch.tsx';
import type { SoloSearchProps } from '../solo-search/SoloSearch.tsx';
import { laterPart } from './laterPart.tsx';
import type { OptionGroupsProps } from '../detail-options/OptionGroups.tsx';
// the looks travel with the document: the server's HTML is styled before its part has come, and where no script runs
import '../detail-options/OptionGroups.module.css';
import '../detail-search/DetailSearch.module.css';
import '../highway/Highway.module.css';
import '../map-search/MapForm.module.css';
import '../map-search/MapSearch.module.css';
import '../map-search/area-map/AreaStage.module.css';
import '../map-search/area-map/Beside.module.css';
import '../map-search/country-map/JapanMap.module.css';
import '../map-search/country-map/RegionLists.module.css';
import '../solo-search/SoloForm.module.css';
import '../solo-search/SoloSearch.module.css';
import '../solo-search/rounds/Rounds.module.css';

/** R2.17, R2.18: pages of their own, each in a chunk of its own. */
export const mapPart = laterPart<MapSearchProps>(() =>
  import(/* webpackChunkName: "map" */ '../map-search/MapSearch.tsx').then(
    (part) => part.MapSearch,
  ),
);
export const soloPart = laterPart<SoloSearchProps>(() =>
  import(/* webpackChunkName: "solo" */ '../solo-search/SoloSearch.tsx').then(
    (part) => part.SoloSearch,
  ),
);

/** R2.14: the options behind 詳細条件, asked for when it opens. */
export const optionsPart = laterPart<OptionGroupsProps>(() =>
  import(/* webpackChunkName: "options" */ '../detail-options/OptionGroups.tsx').then(
    (part) => part.OptionGroups,
  ),
);
/** R1.04: the detailed search. */
export const detailPart = laterPart<{ readonly query: string }>(() =>
  import(/* webpackChunkName: "detail" */ '../detail-search/DetailFields.tsx').then(
    (part) => part.DetailFields,
  ),
);

/** Fetches the part that the page shows; `undefined` where the form's own module is enough. */
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

/** What the first paint of such a page needs: its part, and its own data. */
export async function loadPage(
  { page, query }: WidgetProps,
  host: WidgetHost,
  today: DayNumber,
): Promise<Pick<SearchFormData, 'map' | 'solo'>> {
  const part = loadPart(page);
  if (page === 'map') {
    const [{ loadMap }] = await Promise.all([
      import(/* webpackChunkName: "map-data" */ '../map-search/mapData.ts'),
      part,
    ]);
    return { map: await loadMap(host, query, today) };
  }
  if (page === 'solo') {
    const [{ loadSolo }] = await Promise.all([
      import(/* webpackChunkName: "solo-data" */ '../solo-search/soloData.ts'),
      part,
    ]);
    return { solo: await loadSolo(host, query, today) };
  }
  await part;
  return {};
}
