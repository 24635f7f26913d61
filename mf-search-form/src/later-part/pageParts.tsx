import type { DayNumber } from 'shared-contracts/format';
import type { WidgetHost, WidgetProps } from 'shared-contracts/widget';
import type { SearchFormData } from '../condition/calendarSlice.ts';
import type { MapSearchProps } from '../map-search/MapSearch.tsx';
import type { SoloSearchProps } from '../solo-search/SoloSearch.tsx';
import { laterPart } from './laterPart.tsx';
// the looks travel with the document: the server's HTML is styled before its part has come, and where no script runs
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
export const mapPart = laterPart<MapSearchProps>(() => import('../map-search/MapSearch.tsx').then((part) => part.MapSearch));
export const soloPart = laterPart<SoloSearchProps>(() => import('../solo-search/SoloSearch.tsx').then((part) => part.SoloSearch));

/** What the first paint of such a page needs: its part, and its own data. */
export const loadPage = async ({ page, query }: WidgetProps, host: WidgetHost, today: DayNumber): Promise<Pick<SearchFormData, 'map' | 'solo'>> => {
  if (page === 'map') {
    const [{ loadMap }] = await Promise.all([import('../map-search/mapData.ts'), mapPart.load()]);
    return { map: await loadMap(host, query, today) };
  }
  if (page === 'solo') {
    const [{ loadSolo }] = await Promise.all([import('../solo-search/soloData.ts'), soloPart.load()]);
    return { solo: await loadSolo(host, query, today) };
  }
  return {};
};
