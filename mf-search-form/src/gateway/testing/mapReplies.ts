import { PREFECTURES } from 'shared-contracts/areas';
import {
  MOST_ON_MAP,
  type CourseMapReply,
  type PrefectureHitsReply,
} from 'shared-contracts/gateway';

/** Each prefecture has as many hits as its code; Okinawa has none. */
export const SOME_HITS: PrefectureHitsReply = (() => {
  const items = PREFECTURES.map(({ code }) => ({
    pref_cd: code,
    search_cnt: code === 47 ? 0 : code,
  }));
  return {
    result_status: 200,
    search_cnt: items.reduce((sum, each) => sum + each.search_cnt, 0),
    items,
  };
})();

/** Courses of Chiba, some of them so close together that they share a marker. */
export const SOME_COURSES: CourseMapReply = (() => {
  const items = Array.from({ length: 24 }, (_, index) => ({
    c_id: 10_001 + index,
    c_name: `朝芝${index + 1}カントリークラブ`,
    pref_cd: 12,
    price: 6000 + index * 480,
    ...(index < 18
      ? {
          lat: 35.1 + (index % 6) * 0.13,
          lon: 140 + Math.floor(index / 6) * 0.012 + (index % 3) * 0.2,
        }
      : { lat: 35.05 + (index - 18) * 0.17, lon: 140.75 }),
  }));
  return { result_status: 200, search_cnt: items.length, items };
})();

export const NO_COURSE: CourseMapReply = { result_status: 200, search_cnt: 0, items: [] };

/** A reply with more hits than a map shows. */
export const TOO_MANY: CourseMapReply = { ...NO_COURSE, search_cnt: MOST_ON_MAP + 1 };
