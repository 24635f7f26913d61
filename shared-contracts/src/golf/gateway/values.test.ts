import {
  courseMap,
  coursePlans,
  courseSearch,
  courseStock,
  priceCalendar,
  prefectureHits,
  resultSuggestion,
  soloSearch,
} from './index.ts';
import { aCourseItem, aPlanItem, aSearchReply, freeHours } from '../testing/index.ts';

/** Returns all field names in a value, at any depth. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)]);
}

const fees = { players: 2, play: 1, lunch: 2, caddie: 3, course_tax: 4, surcharge: 5, tax: 6 };
const search = aSearchReply({
  items: [aCourseItem({ c_id: 7 })],
  plans: [aPlanItem({ c_id: 7, fee_detail: fees })],
  search_cnt: 128,
  page_cnt: 15,
});

describe('the value that widgets get from a reply', () => {
  it('[R3.21] has courses and plans', () => {
    const { count, pageCount, courses, plans } = courseSearch.toValue(search);
    expect([count, pageCount]).toEqual([128, 15]);
    expect(courses).toMatchObject([
      {
        id: 7,
        name: '南総ヒルズカントリークラブ',
        prefectureCode: 12,
        prefecture: '千葉県',
        evaluation: { overall: 4.3, costPerformance: 4.4 },
        reviewCount: 1284,
        access: { roadName: '館山自動車道', interchange: '市原IC', distanceKm: 12 },
        startHours: expect.arrayContaining([
          { hour: 5, isFree: false },
          { hour: 6, isFree: true },
        ]),
        planCount: 2,
      },
    ]);
    expect(plans).toMatchObject([
      {
        courseId: 7,
        id: 11,
        playDate: '2026-11-22',
        isLowest: false,
        continueStock: 3,
        addFee2b: false,
        addFee3b: false,
        halfRound: false,
        fees: { players: 2, courseTax: 4, tax: 6 },
      },
    ]);
  });

  it('has no field that the wire leaves out', () => {
    const { courses, plans } = coursePlans.toValue({
      ...search,
      items: [aCourseItem({ access: undefined })],
      plans: [aPlanItem()],
    });
    expect(courses[0]).not.toHaveProperty('access');
    expect(plans[0]).not.toHaveProperty('fees');
  });

  it.each([
    ['courseSearch', courseSearch.toValue(search)],
    ['coursePlans', coursePlans.toValue(search)],
    [
      'courseStock',
      courseStock.toValue({
        result_status: 200,
        items: [
          {
            c_id: 7,
            time_zone_detail: freeHours('06'),
            days: [{ play_date: '2026-11-22', active: true, zones: [] }],
          },
        ],
        condition: { c_ids: [7], start_date: '2026-11-22', end_date: '2026-11-22' },
      }),
    ],
    [
      'courseMap',
      courseMap.toValue({
        result_status: 200,
        search_cnt: 1,
        items: [{ c_id: 7, c_name: '朝芝', pref_cd: 12, lat: 35, lon: 140, price: 9800 }],
      }),
    ],
    [
      'prefectureHits',
      prefectureHits.toValue({
        result_status: 200,
        search_cnt: 3,
        items: [{ pref_cd: 1, search_cnt: 3 }],
      }),
    ],
    [
      'priceCalendar',
      priceCalendar.toValue({
        result_status: 200,
        days: [{ play_date: '2026-11-22', is_asked: true, price: 9800 }],
        items: [{ c_id: 7, c_name: '朝芝', prices: [9800] }],
      }),
    ],
    [
      'resultSuggestion',
      resultSuggestion.toValue({
        result_status: 200,
        golf_data: [{ c_id: 7, c_name: '朝芝', prefecture: '千葉県' }],
        pref_data: [{ pref_cd: 12, pref_name: '千葉県' }],
        country_data: [{ country_cd: 1, country_name: 'ハワイ' }],
      }),
    ],
    [
      'soloSearch',
      soloSearch.toValue({
        result_status: 200,
        search_cnt: 1,
        page_cnt: 1,
        items: [
          {
            round_id: 'a',
            c_id: 7,
            c_name: '朝芝',
            pref_cd: 12,
            pref_name: '千葉県',
            city: '朝凪市',
            overall: 4.2,
            play_date: '2026-11-22',
            start_time: '07:22',
            price: 9800,
            capacity: 4,
            least: 2,
            is_on: true,
            entrants: [],
            caddie: false,
            lunch: true,
            solo_play_style: 103,
          },
        ],
      }),
    ],
  ])('has no name of the wire: %s', (_call, value) => {
    expect(namesIn(value)).not.toHaveLength(0);
    expect(namesIn(value).filter((name) => name.includes('_'))).toEqual([]);
  });
});
