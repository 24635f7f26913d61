const TABLE = [
  { code: 101, name: '北海道・東北', prefectures: [1, 2, 3, 4, 5, 6, 7] },
  { code: 102, name: '関東・甲信越', prefectures: [8, 9, 10, 11, 12, 13, 14, 19, 20, 22] },
  { code: 103, name: '北陸', prefectures: [15, 16, 17, 18] },
  { code: 104, name: '中部', prefectures: [21, 23, 24] },
  { code: 105, name: '近畿', prefectures: [25, 26, 27, 28, 29, 30] },
  { code: 106, name: '中国', prefectures: [31, 32, 33, 34, 35] },
  { code: 107, name: '四国', prefectures: [36, 37, 38, 39] },
  { code: 108, name: '九州・沖縄', prefectures: [40, 41, 42, 43, 44, 45, 46, 47] },
] as const;
export type RegionName = (typeof TABLE)[number]['name'];

/** R3.12: a region and the prefectures in it. */
export interface Region {
  readonly code: number;
  readonly name: RegionName;
  readonly prefectures: readonly number[];
}

export const REGIONS: readonly Region[] = TABLE;

export function findRegion(code: number): Region | undefined {
  return REGIONS[code - 101];
}

export function isRegionCode(code: number): boolean {
  return findRegion(code) !== undefined;
}

/**
 * Returns the region code of a prefecture or a region; 0 for the whole country, overseas and
 * unknown codes.
 */
export function regionOf(code: number): number {
  return (
    REGIONS.find((region) => region.code === code || region.prefectures.includes(code))?.code ?? 0
  );
}
