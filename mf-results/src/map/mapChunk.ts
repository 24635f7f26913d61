import type { SearchCondition } from 'shared-contracts/search';
import type { WidgetHost } from 'shared-contracts/widget';
import type { FirstView } from '../first-view/firstView.ts';
import { fetchCourseMap } from '../gateway/fetchCourseMap.ts';
import type { ResultPage } from '../result-address/resultHref.ts';
import { mapCondition, mapKey } from './mapKey.ts';

export { HitsMap as View } from './HitsMap.tsx';

/** Loads the map of the first paint on the server. Rejects with the error family. */
export async function loadMap(
  host: WidgetHost,
  condition: SearchCondition,
  page: ResultPage,
): Promise<FirstView> {
  return {
    view: 'map',
    key: mapKey(condition, page),
    reply: await fetchCourseMap(host, mapCondition(condition), page),
  };
}
