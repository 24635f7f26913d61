import { aCourseItem, aPlanItem, aSearchReply, freeHours } from 'shared-contracts/testing';
import type { SentRequest } from 'shared-contracts/platform-testing';
import type { CourseItem, PlanItem } from 'shared-contracts/gateway';
import { aFeeDetail } from './views.ts';

const HITS = 128;
const PAGE_SIZE = 9;
const ZONES = ['lt05', '06', '07', '08', '09', '10', '11', 'gt12'];
const NAMES = [
  '【土日限定】早朝スループレー・昼食券付き',
  'キャディ付き・ランチバイキング',
  '女性歓迎！ゆったり8分間隔スタート・パーティールーム無料プラン',
  '午後スループレー',
  '薄暮ハーフプレー',
];

/** The fields of every course and every plan that a story changes. */
export interface Changes {
  readonly course?: Partial<CourseItem>;
  readonly plan?: Partial<PlanItem>;
}

function courseOf(id: number, { course }: Changes): CourseItem {
  return aCourseItem({
    c_id: id,
    c_name: `朝芝${id}番カントリークラブ`,
    plan_count: 3 + (id % 3),
    time_zone_detail: freeHours('06', '08', id % 2 ? '09' : '12'),
    ...course,
  });
}
function plansOf(item: CourseItem, { plan }: Changes): PlanItem[] {
  return NAMES.slice(0, item.plan_count).map((plan_name, at) =>
    aPlanItem({
      c_id: item.c_id,
      plan_id: item.c_id * 10 + at,
      plan_name,
      price: 9800 + item.c_id * 70 + at * 3000,
      is_lowest: at === 0,
      caddie: at === 1,
      ...plan,
    }),
  );
}

/** Returns the answer to a search that finds 128 courses, page by page. */
export function pages(changes: Changes = {}) {
  return ({ query }: SentRequest) => {
    const first = (Number(query['page']) - 1) * PAGE_SIZE;
    const items = Array.from(
      { length: Math.max(0, Math.min(PAGE_SIZE, HITS - first)) },
      (_, index) => courseOf(first + index + 1, changes),
    );
    return aSearchReply({
      items,
      plans: items.flatMap((item) => plansOf(item, changes).slice(0, 3)),
      search_cnt: HITS,
      page_cnt: Math.ceil(HITS / PAGE_SIZE),
    });
  };
}

function idsOf({ query }: SentRequest): number[] {
  return String(query['c_ids']).split(',').map(Number);
}

export function plansAnswer(changes: Changes = {}) {
  return (request: SentRequest) => {
    const items = idsOf(request).map((id) => courseOf(id, changes));
    return { result_status: 200, items, plans: items.flatMap((item) => plansOf(item, changes)) };
  };
}

export function stockAnswer(request: SentRequest) {
  const [first = '', last = first] = String(request.query['play_date_range']).split('..');
  const zones = ZONES.map((zone, index) => ({
    zone,
    free: (index * 3) % 7,
    run: (index * 3) % 7 === 0 ? 0 : Math.min(10, (index * 5) % 12) + 1,
  })).map(({ zone, free, run }) => ({ zone, free, run: Math.min(run, 10) }));
  const starts = [
    { time: '7:00', run: 3 },
    { time: '7:07', run: 2 },
    { time: '7:15', run: 1 },
    { time: '8:37', run: 1 },
    { time: '10:00', run: 10 },
  ].map((start) => ({ ...start, plan_id: 11, plan_name: '平日昼食付きセルフ', price: 11_480 }));
  const days = [...new Set([first, last])].map((play_date) => ({
    play_date,
    active: true,
    price: 11_480,
    zones,
    starts,
  }));
  return {
    result_status: 200,
    items: idsOf(request).map((c_id) => ({ c_id, time_zone_detail: freeHours('06'), days })),
    condition: { c_ids: idsOf(request), start_date: first, end_date: last },
  };
}

export const couponsAnswer = {
  data: {
    golf_courses: [
      { golf_course_id: 1, maximum_coupon_discount: 3000 },
      { golf_course_id: 3, maximum_coupon_discount: 500 },
    ],
  },
};

export const COUNT_ANSWER = { result_status: 200, search_cnt: 31 };

/** Plans for a competition, with consecutive slots. */
export const FOR_COMPETITIONS: Changes = { plan: { compe: [1, 2], continue_stock: 6 } };

/** Courses overseas. */
export const IN_HAWAII: Changes = {
  course: { pref_cd: 48, pref_name: 'ハワイ', city: 'オアフ島', access: undefined },
};

/** Courses without reviews. */
export const NEVER_REVIEWED: Changes = { course: { review_count: 0 } };

/** Plans with the parts of the price for two players. */
export const WITH_FEES: Changes = { plan: { fee_detail: aFeeDetail() } };

/** Every searched day is fair at every course. */
export function weatherAnswer(request: SentRequest) {
  const [date = ''] = String(request.query['play_date_range']).split('..');
  const fair = { sky: 'fair', rain_chance: 10, wind: 3, high: 16, low: 7 };
  return { data: idsOf(request).map((c_id) => ({ c_id, date, ...fair })) };
}
