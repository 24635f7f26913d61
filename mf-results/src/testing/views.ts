import { toIsoDate } from 'shared-contracts/format';
import type {
  CourseMapReply,
  FeeDetail,
  MapMarker,
  PriceCalendarReply,
} from 'shared-contracts/gateway';
import { toDayNumber } from 'shared-contracts/format';

const FIRST = toDayNumber(2026, 11, 21);

const PRICES: Readonly<Record<number, number>> = { 3: 0, 4: 6480 };

/** 31 days from 2026-11-21 on: ¥9,000 each, ¥6,480 on the 25th, nothing on the 24th, a holiday on the 23rd; a row for course 1. */
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

export function aMarker(over: Partial<MapMarker> = {}): MapMarker {
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

/** Two courses close together in the north of Chiba, and one far in the south. */
export function aCourseMap(over: Partial<CourseMapReply> = {}): CourseMapReply {
  const items = over.items ?? [
    aMarker({ c_id: 2, c_name: '北ゴルフ場', lat: 35.75, lon: 140.3, price: 8800 }),
    aMarker({ c_id: 3, c_name: '隣ゴルフ場', lat: 35.751, lon: 140.301, price: 9900 }),
    aMarker({ lat: 35.1, lon: 140.0 }),
  ];
  return { result_status: 200, search_cnt: items.length, items, ...over };
}

/** Two players: the parts of ¥11,480. */
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
