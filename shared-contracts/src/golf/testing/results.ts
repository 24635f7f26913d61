import type { CourseItem, CourseSearchReply, PlanItem } from '../gateway/index.ts';

const HOURS = ['05', '06', '07', '08', '09', '10', '11', '12', '13'];
const PAGE_SIZE = 9;

/** Returns all hours as the gateway writes them; those of `free` (`'06', '07'`) are free. */
export function freeHours(...free: string[]): CourseItem['time_zone_detail'] {
  return HOURS.map((start_zone) => ({ start_zone, active: free.includes(start_zone) }));
}

/** Returns a course in Ichihara with two plans, free at 6, 7, 8 and 10 o'clock. */
export function aCourseItem(over: Partial<CourseItem> = {}): CourseItem {
  return {
    c_id: 1,
    c_name: '南総ヒルズカントリークラブ',
    pref_cd: 12,
    pref_name: '千葉県',
    city: '市原市',
    evaluation: {
      overall: 4.3,
      staff: 4.2,
      facility: 4.1,
      meal: 4,
      cost_performance: 4.4,
      maintenance: 4.3,
      distance: 3.9,
      fairway: 4,
      course: 4.2,
      green: 4.1,
      atmosphere: 4.2,
    },
    review_count: 1284,
    review_from: '2025-11',
    review_to: '2026-10',
    access: { road_cd: 1, road_name: '館山自動車道', ic_name: '市原IC', distance_km: 12 },
    lat: 35.4,
    lon: 140.1,
    time_zone_detail: freeHours('06', '07', '08', '10'),
    plan_count: 2,
    ...over,
  };
}

/** Returns the cheapest plan of `aCourseItem`. */
export function aPlanItem(over: Partial<PlanItem> = {}): PlanItem {
  return {
    c_id: 1,
    plan_id: 11,
    plan_name: '【土日限定】早朝スループレー・昼食券付き',
    price: 11480,
    play_date: '2026-11-22',
    is_lowest: false,
    continue_stock: 3,
    lunch: true,
    caddie: false,
    cart: 1,
    assurance2r: true,
    add_fee_2b: false,
    add_fee_3b: false,
    half_round: false,
    assurance15r: false,
    drink: false,
    stay: false,
    lesson: false,
    compe: [],
    ...over,
  };
}

/**
 * Returns a page of results: the given `items`, a plan for each, and counts that fit unless `over`
 * gives others.
 */
export function aSearchReply(over: Partial<CourseSearchReply> = {}): CourseSearchReply {
  const items = over.items ?? [aCourseItem()];
  return {
    result_status: 200,
    search_cnt: items.length,
    page_cnt: Math.ceil(items.length / PAGE_SIZE),
    items,
    plans: items.map((item, index) =>
      aPlanItem({ c_id: item.c_id, plan_id: item.c_id * 10 + 1, price: 11480 + index * 500 }),
    ),
    ...over,
  };
}

/** Returns the reply of a search that finds nothing. */
export function anEmptyReply(): CourseSearchReply {
  return aSearchReply({ items: [], plans: [] });
}
