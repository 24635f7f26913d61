import { toIsoDate } from 'shared-contracts/format';
import type {
  CourseFacetsReply,
  CourseMapReply,
  FeeDetail,
  MarkerItem,
  PriceCalendarReply,
} from 'shared-contracts/gateway';
import { toDayNumber } from 'shared-contracts/format';
import { FACET_FIELDS, facetParameter, FACETS } from 'shared-contracts/search';

const FIRST = toDayNumber(2026, 11, 21);

const PRICES: Readonly<Record<number, number>> = { 3: 0, 4: 6480 };

/**
 * Prices of 31 days from 2026-11-21: ¥9,000 each, but ¥6,480 on the 25th and nothing on the 24th.
 * The 23rd is a holiday. Course 1 has a row.
 */
export function aPriceCalendar(): PriceCalendarReply {
  const prices = Array.from({ length: 31 }, (_, ahead) => PRICES[ahead] ?? 9000);
  return {
    result_status: 200,
    days: prices.map((price, ahead) => ({
      play_date: toIsoDate(FIRST + ahead),
      is_asked: true,
      ...(ahead === 2 && { holiday: '勤労感謝の日' }),
      ...(price > 0 && { price }),
    })),
    items: [{ c_id: 1, c_name: '南総ヒルズカントリークラブ', prices }],
  };
}

export function aMarker(over: Partial<MarkerItem> = {}): MarkerItem {
  return {
    c_id: 1,
    c_name: '南総ヒルズカントリークラブ',
    pref_cd: 12,
    lat: 35.4,
    lon: 140.1,
    price: 11_480,
    ...over,
  };
}

/** A map with two courses close together in the north of Chiba and one far in the south. */
export function aCourseMap(over: Partial<CourseMapReply> = {}): CourseMapReply {
  const items = over.items ?? [
    aMarker({ c_id: 2, c_name: '北ゴルフ場', lat: 35.75, lon: 140.3, price: 8800 }),
    aMarker({ c_id: 3, c_name: '隣ゴルフ場', lat: 35.751, lon: 140.301, price: 9900 }),
    aMarker({ lat: 35.1, lon: 140.0 }),
  ];
  return { result_status: 200, search_cnt: items.length, items, ...over };
}

/** The parts of the price ¥11,480 for two players. */
export function aFeeDetail(over: Partial<FeeDetail> = {}): FeeDetail {
  return {
    players: 2,
    play: 7630,
    lunch: 1400,
    caddie: 0,
    course_tax: 800,
    surcharge: 1650,
    tax: 970,
    ...over,
  };
}

/** The reply to a search with more hits than a map shows. */
export function tooManyForAMap(): CourseMapReply {
  return aCourseMap({ items: [], search_cnt: 1234 });
}

/** The reply with one hit overseas, which the map of Japan does not show. */
export function aMapOverseas(): CourseMapReply {
  return aCourseMap({ items: [aMarker({ pref_cd: 48 })] });
}

/** The counts of filters: 40 for each value, unless `counts` has another by the value's parameter (`lunch=1`). */
export function aFacetsReply(
  counts: Readonly<Record<string, number>> = {},
  search_cnt = 128,
): CourseFacetsReply {
  return {
    result_status: 200,
    search_cnt,
    items: FACET_FIELDS.map((field) => ({
      name: facetParameter(field, true).name,
      values: FACETS[field].map((each) => {
        const { name, text } = facetParameter(field, each);
        return { value: text, search_cnt: counts[`${name}=${text}`] ?? 40 };
      }),
    })),
  };
}
