import { DEFAULT_PREFECTURE, isPrefectureCode, regionOf } from 'shared-contracts/areas';
import { parsePageQuery } from 'shared-contracts/search';

/**
 * R2.19, R2.20: returns the region (101 to 108) of the prefecture in the page's `area_v`, else of
 * the prefecture in the region cookie, else of prefecture 1.
 */
export function regionOfVisitor(query: string, cookie?: string | null): number {
  return regionOf(
    [parsePageQuery(query).areaView, Number(cookie)].find(isPrefectureCode) ?? DEFAULT_PREFECTURE,
  );
}
