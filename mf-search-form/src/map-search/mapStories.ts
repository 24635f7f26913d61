import { PREFECTURES } from 'shared-contracts/areas';
import { ApiError, TimeoutError } from 'shared-contracts/errors';
import {
  MOST_ON_MAP,
  type CourseMapReply,
  type PrefectureHitsReply,
} from 'shared-contracts/gateway';
import type { Story } from '../stories.ts';

const DAY = 'year=2026&month=11&day=28';

/** As many hits in a prefecture as its code, none in Okinawa. */
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

/** Courses of Chiba, some of them so close that they share a marker. */
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

const NO_COURSE: CourseMapReply = { result_status: 200, search_cnt: 0, items: [] };
const answers = { '/course/map/prefectures': SOME_HITS, '/course/map': SOME_COURSES };
function refusing(error: Error) {
  return () => {
    throw error;
  };
}

/** Every state of the map. */
export const MAP_STORIES: readonly Story[] = [
  { name: 'map of Japan', page: 'map', query: DAY, answers },
  { name: 'map of an area', page: 'map', query: `area[]=12&${DAY}`, answers },
  {
    name: 'map of an area on a phone',
    page: 'map',
    query: `area[]=12&${DAY}`,
    device: 'MB',
    answers,
  },
  {
    name: 'map in bounds',
    page: 'map',
    query: `area[]=12&${DAY}&bounds=35.3,139.9,35.7,140.5`,
    answers,
  },
  {
    name: 'map without hits',
    page: 'map',
    query: `area[]=12&${DAY}&play_fee_max=5000`,
    answers: { ...answers, '/course/map': NO_COURSE },
  },
  {
    name: 'map with too many hits',
    page: 'map',
    query: `area[]=102&${DAY}`,
    answers: { ...answers, '/course/map': { ...NO_COURSE, search_cnt: MOST_ON_MAP + 1 } },
  },
  { name: 'map of no area', page: 'map', query: DAY, answers, press: ['地図に表示'] },
  { name: 'map overseas', page: 'map', query: `area[]=48&${DAY}`, answers },
  { name: 'map of the whole country', page: 'map', query: `area[]=0&${DAY}`, answers },
  {
    name: 'map failed',
    page: 'map',
    query: `area[]=12&${DAY}`,
    answers: {
      '/course/map': refusing(new ApiError('Bad Gateway', { status: 502, path: '/course/map' })),
    },
    fails: true,
  },
  {
    name: 'map timed out',
    page: 'map',
    query: `area[]=12&${DAY}`,
    answers: { '/course/map': refusing(new TimeoutError('/course/map')) },
    fails: true,
  },
];
