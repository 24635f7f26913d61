import { ApiError, TimeoutError } from 'shared-contracts/errors';
import { NO_COURSE, SOME_COURSES, SOME_HITS, TOO_MANY } from '../gateway/testing/mapReplies.ts';
import type { Story } from './story.ts';

const DAY = 'year=2026&month=11&day=28';

const answers = { '/course/map/prefectures': SOME_HITS, '/course/map': SOME_COURSES };
function refusing(error: Error) {
  return () => {
    throw error;
  };
}

/** Shows every state of the map. */
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
    answers: { ...answers, '/course/map': TOO_MANY },
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
