import { PREFECTURES } from '../areas/index.ts';
import { ROAD_COUNT } from '../search/roadCount.ts';
import { ROADS, ROADS_OF_PREFECTURE, roadChoices, roadName } from './index.ts';
import { ROAD_PREFECTURES } from './roadPrefectures.ts';

describe('the roads', () => {
  it('[R3.14] have about 200 stable codes, each with its own name', () => {
    expect(ROADS).toHaveLength(ROAD_COUNT);
    expect(ROADS.every(({ prefectures }) => prefectures.length > 0)).toBe(true);
    expect(ROAD_PREFECTURES).toHaveLength(ROAD_COUNT);
    expect(new Set(ROADS.map(({ name }) => name)).size).toBe(ROAD_COUNT);
    expect(ROADS.filter(({ name }) => name.trim() === '')).toEqual([]);
    // links have held these codes since the first release
    expect([1, 200, 201, 211].map(roadName)).toEqual([
      '函館新道',
      '那覇空港自動車道',
      '第三京浜道路',
      '箱根新道',
    ]);
  });

  it('[R3.14] are listed for every prefecture that they run through', () => {
    const listed = PREFECTURES.map(({ code }) => ROADS_OF_PREFECTURE[code] ?? []);
    expect(listed.filter((roads) => roads.length === 0)).toEqual([]);
    ROAD_PREFECTURES.forEach((way, index) => {
      const offering = PREFECTURES.map(({ code }) => code).filter((code) =>
        listed[code - 1]?.includes(index + 1),
      );
      expect(offering).toEqual(way);
    });
    expect(ROADS_OF_PREFECTURE[12]?.map(roadName)).toEqual(
      expect.arrayContaining(['館山自動車道', '東京湾アクアライン', '千葉東金道路']),
    );
  });

  it.each([
    ['東北自動車道', [2, 3, 4, 5, 7, 9, 10, 11]],
    ['九州自動車道', [40, 41, 43, 45, 46]],
    ['館山自動車道', [12]],
  ])('[R3.14] %s is offered in the prefectures of its whole way alone', (name, way) => {
    const offering = PREFECTURES.map(({ code }) => code).filter((code) =>
      roadChoices([code]).some(({ label }) => label === name),
    );
    const listing = PREFECTURES.map(({ code }) => code).filter((code) =>
      ROADS_OF_PREFECTURE[code]?.map(roadName).includes(name),
    );
    expect([offering, listing]).toEqual([way, way]);
  });

  it('[R3.14] come after an empty key with the label of the road name', () => {
    expect(roadChoices([47])).toEqual([
      { value: '', label: '道路名' },
      ...(ROADS_OF_PREFECTURE[47] ?? []).map((code) => ({
        value: String(code),
        label: roadName(code),
      })),
    ]);
    expect(roadChoices([108]).map(({ label }) => label)).toContain('九州自動車道');
    expect(roadChoices([])).toHaveLength(1);
    expect(roadName(999)).toBe('');
  });
});
