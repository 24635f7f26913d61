import { DEFAULT_PREFECTURE, isPrefectureCode, isRegionCode, regionOf } from 'shared-contracts/areas';

/** R2.19: the number of a known area, else undefined. */
const toArea = (text: string | null | undefined): number | undefined => {
  const code = /^\d{1,3}$/.test(text ?? '') ? Number(text) : 0;
  return isPrefectureCode(code) || isRegionCode(code) ? code : undefined;
};

/** R2.19, R2.20: the region (101 to 108) of `area_v` in a page's query, else of the region cookie, else of area 1. */
export const regionOfVisitor = (query: string, cookie?: string | null): number =>
  regionOf(toArea(new URLSearchParams(query).get('area_v')) ?? toArea(cookie) ?? DEFAULT_PREFECTURE);
