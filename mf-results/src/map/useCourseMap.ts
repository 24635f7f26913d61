import type { CourseMap } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import { useHost } from 'shared-ui/island';
import { useFirstView } from '../first-view/firstView.ts';
import { fetchCourseMap } from '../gateway/fetchCourseMap.ts';
import { type OnDemand, useOnDemand } from '../on-demand/useOnDemand.ts';
import type { ResultPage } from '../result-address/resultHref.ts';
import { mapCondition, mapKey } from './mapKey.ts';

/**
 * Loads the hits with one call for all pages of a search; the server has made the call of the first
 * paint.
 */
export function useCourseMap(condition: SearchCondition, page: ResultPage): OnDemand<CourseMap> {
  const host = useHost();
  const first = useFirstView('map');
  const key = mapKey(condition, page);
  const known = first?.key === key ? first.reply : undefined;
  const asked = useOnDemand('course-map', known ? undefined : key, (signal) =>
    fetchCourseMap(host, mapCondition(condition), page, signal),
  );
  return known ? { status: 'ready', value: known, retry: () => {} } : asked;
}
