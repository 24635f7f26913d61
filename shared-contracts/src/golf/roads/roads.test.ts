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
    // links have held these codes since the first release
    expect([1, 200, 201, 211].map(roadName)).toEqual([
      ROADS[0]?.name,
      '那覇空港自動車道',
      '第三京浜道路',
      '箱根新道',
    ]);
  });

  it('[R3.14] are listed for every prefecture that they run through', () => {
    for (const { code } of PREFECTURES) {
      const roads = ROADS_OF_PREFECTURE[code] ?? [];
      expect(roads.length).toBeGreaterThan(0);
      for (const road of roads) expect(ROADS[road - 1]?.prefectures).toContain(code);
    }
    expect(ROADS_OF_PREFECTURE[12]?.map(roadName)).toEqual(
      expect.arrayContaining(['館山自動車道', '東京湾アクアライン', '千葉東金道路']),
    );
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
