import type { Answer } from 'shared-contracts/platform-testing';
import type { CourseSheetItem } from 'shared-contracts/gateway';
import { toIsoDate, toJapaneseDay } from 'shared-contracts/format';
import { aCourseItem, aPlanItem } from 'shared-contracts/testing';

/** Saturday 2026-11-21, eight in the morning in Japan. */
export const NOW = Date.UTC(2026, 10, 20, 23);
const TODAY = toJapaneseDay(NOW);
const DAYS = 31;
const PARS = [4, 4, 3, 4, 5, 4, 3, 4, 5];

/** Returns the sheet of `aCourseItem`: eighteen holes, two reviews; nothing for sale on the first day. */
function aSheetItem(over: Partial<CourseSheetItem> = {}): CourseSheetItem {
  return {
    c_id: 1,
    category: 1,
    facilities: ['practice', 'bath'],
    layout: {
      text: 'ゆるやかな丘陵に広がるコースです。',
      nines: ['OUT', 'IN'].map((name) => ({
        name,
        holes: PARS.map((par) => ({ par, yards: par * 90 })),
      })),
    },
    reviews: [
      {
        play_date: '2026-11-03',
        rating: 5,
        player: 'みどりの風',
        age: 40,
        score: 95,
        text: 'フェアウェイの手入れが行き届いていました。',
      },
      {
        play_date: '2026-09-12',
        rating: 3,
        player: 'たけのこ',
        text: 'ランチがおいしかったです。',
      },
    ],
    days: Array.from({ length: DAYS }, (_, at) => ({
      play_date: toIsoDate(TODAY + at),
      ...(at === 2 && { holiday: '勤労感謝の日' }),
      ...(at > 0 && { price: 9000 + at * 100 }),
    })),
    ...over,
  };
}

const START = { plan_id: 11, plan_name: '早朝スループレー', price: 11_480 };
const STARTS = [
  { time: '7:52', run: 1, ...START },
  { time: '8:04', run: 4, ...START },
];

/** The reply of a day with two free starts, or with these. */
export function aStockReply(
  free: Readonly<Record<string, unknown>> = { zones: [], starts: STARTS },
) {
  return {
    result_status: 200,
    items: [
      {
        c_id: 1,
        time_zone_detail: [],
        days: [
          {
            play_date: '2026-11-22',
            active: true,
            price: 11_480,
            ...free,
          },
        ],
      },
    ],
    condition: { c_ids: [1], start_date: '2026-11-22', end_date: '2026-11-22' },
  };
}

/** Answers by path for `fakeHost`: a course with a sheet, seven plans, weather and starts. */
export function sheetAnswers(over: Readonly<Record<string, Answer>> = {}): Record<string, Answer> {
  return {
    '/course/sheet': { result_status: 200, item: aSheetItem() },
    '/course/plans': {
      result_status: 200,
      items: [aCourseItem()],
      plans: Array.from({ length: 7 }, (_, at) =>
        aPlanItem({ plan_id: 11 + at, price: 11_480 + at * 1000 }),
      ),
    },
    '/course/stock': aStockReply(),
    '/weather': {
      data: [
        { c_id: 1, date: '2026-11-22', sky: 'clear', rain_chance: 10, wind: 2, high: 17, low: 8 },
      ],
    },
    ...over,
  };
}

/** The answers for the id of no course. */
export function noCourse(): Record<string, Answer> {
  return sheetAnswers({
    '/course/sheet': { result_status: 200 },
    '/course/plans': { result_status: 200, items: [], plans: [] },
  });
}

/** The answers for a course of which an operator has told little, and that nobody has rated. */
export function littleKnown(): Record<string, Answer> {
  const { layout: _unknown, ...item } = aSheetItem({ reviews: [], days: [], facilities: [] });
  const { access: _islands, ...course } = aCourseItem({ review_count: 0 });
  return sheetAnswers({
    '/course/sheet': { result_status: 200, item },
    '/course/plans': { result_status: 200, items: [course], plans: [] },
  });
}
