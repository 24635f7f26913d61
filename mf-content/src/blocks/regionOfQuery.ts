import { isPrefectureCode, isRegionCode, regionOf } from 'shared-contracts/areas';

/** R2.19: Hokkaido. */
const DEFAULT_AREA = 1;

/** R2.19: the region (101 to 108) of `area_v` in a page's query; of area 1 where it is no known area. */
export const regionOfQuery = (query: string): number => {
  const area = new URLSearchParams(query).get('area_v') ?? '';
  const code = /^\d{1,3}$/.test(area) ? Number(area) : DEFAULT_AREA;
  return regionOf(isPrefectureCode(code) || isRegionCode(code) ? code : DEFAULT_AREA);
};
