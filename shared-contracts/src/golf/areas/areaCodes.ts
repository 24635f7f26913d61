import { isPrefectureCode, prefectureName, type PrefectureName } from './prefectures.ts';
import { REGIONS, findRegion, isRegionCode, type RegionName } from './regions.ts';

/** R5.21: the area code of the whole country; it cannot be combined with others. */
export const WHOLE_COUNTRY = 0;
/** R3.05: the area code of all countries overseas. */
export const OVERSEAS = 48;
/** R5.21: the most areas of a search; a region counts as one. */
export const MAX_AREAS = 3;

export function isAreaCode(code: number): boolean {
  return (
    code === WHOLE_COUNTRY || code === OVERSEAS || isPrefectureCode(code) || isRegionCode(code)
  );
}

/** Returns the name of an area: '千葉県', '関東・甲信越', '全国', '海外', or '' for an unknown code. */
export function areaName(code: number): PrefectureName | RegionName | '全国' | '海外' | '' {
  if (code === WHOLE_COUNTRY) return '全国';
  if (code === OVERSEAS) return '海外';
  return findRegion(code)?.name ?? prefectureName(code);
}

function unique(codes: readonly number[]): number[] {
  return [...new Set(codes)];
}

/** R4.12: replaces every region code by its prefectures; other codes stay. */
export function expandRegions(area: readonly number[]): number[] {
  return unique(area.flatMap((code) => findRegion(code)?.prefectures ?? [code]));
}

/**
 * R4.12: replaces all prefectures of a region by the region's code, at the place of the first of
 * them.
 */
export function collapseRegions(area: readonly number[]): number[] {
  const prefectures = expandRegions(area);
  const whole = REGIONS.filter((region) =>
    region.prefectures.every((code) => prefectures.includes(code)),
  );
  return unique(
    prefectures.map(
      (code) => whole.find((region) => region.prefectures.includes(code))?.code ?? code,
    ),
  );
}
