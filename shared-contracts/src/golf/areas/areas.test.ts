import fc from 'fast-check';
import {
  COUNTRIES,
  COUNTRY_OPTIONS,
  PREFECTURES,
  REGIONS,
  areaName,
  collapseRegions,
  countryName,
  expandRegions,
  isAreaCode,
  regionOf,
} from './index.ts';

describe('the areas', () => {
  it('[R3.12] are eight regions that hold each of the 47 prefectures once', () => {
    expect(REGIONS.map(({ code, name }) => [code, name])).toEqual([
      [101, '北海道・東北'],
      [102, '関東・甲信越'],
      [103, '北陸'],
      [104, '中部'],
      [105, '近畿'],
      [106, '中国'],
      [107, '四国'],
      [108, '九州・沖縄'],
    ]);
    expect(REGIONS.flatMap(({ prefectures }) => prefectures).toSorted((a, b) => a - b)).toEqual(
      PREFECTURES.map(({ code }) => code),
    );
    expect(PREFECTURES).toHaveLength(47);
    expect([1, 12, 13, 27, 47].map(areaName)).toEqual([
      '北海道',
      '千葉県',
      '東京都',
      '大阪府',
      '沖縄県',
    ]);
  });

  it('[R3.05] are prefectures, regions, the whole country and, as 48, overseas', () => {
    expect([0, 48, 102].map(areaName)).toEqual(['全国', '海外', '関東・甲信越']);
    expect([-1, 49, 100, 109, 1.5, Number.NaN].filter(isAreaCode)).toEqual([]);
    expect(areaName(49)).toBe('');
    expect([12, 102, 48, 0, 99].map(regionOf)).toEqual([102, 102, 0, 0, 0]);
  });

  it('[R3.13] overseas are five countries; Guam and Saipan are one option, and only the top page has Vietnam', () => {
    expect(COUNTRIES.map(({ code, name }) => `${code} ${name}`)).toEqual([
      '1 ハワイ',
      '2 グアム',
      '3 サイパン',
      '4 タイ',
      '5 ベトナム',
    ]);
    expect(COUNTRY_OPTIONS.top.map(({ name }) => name)).toEqual([
      'ハワイ',
      'グアム・サイパン',
      'タイ',
      'ベトナム',
    ]);
    expect(COUNTRY_OPTIONS.other.map(({ countries }) => countries)).toEqual([[1], [2, 3], [4]]);
    expect(countryName(6)).toBe('');
  });
});

describe('regions in a list of areas', () => {
  it('[R4.12] collapse only when all of their prefectures are there', () => {
    expect(collapseRegions([36, 37, 38, 39, 12])).toEqual([107, 12]);
    expect(collapseRegions([36, 37, 38])).toEqual([36, 37, 38]);
    expect(collapseRegions([102, 12, 12])).toEqual([102]);
    expect(expandRegions([107, 0, 48])).toEqual([36, 37, 38, 39, 0, 48]);
  });

  it('[R4.12] collapse and expand without loss, in either order and however often', () => {
    const anyArea = fc.uniqueArray(
      fc.constantFrom(...PREFECTURES, ...REGIONS).map(({ code }) => code),
      { maxLength: 60 },
    );
    const sorted = (codes: readonly number[]) => codes.toSorted((a, b) => a - b);
    fc.assert(
      fc.property(anyArea, (area) => {
        expect(sorted(expandRegions(collapseRegions(area)))).toEqual(sorted(expandRegions(area)));
        expect(collapseRegions(expandRegions(area))).toEqual(collapseRegions(area));
        expect(collapseRegions(collapseRegions(area))).toEqual(collapseRegions(area));
      }),
    );
  });
});
