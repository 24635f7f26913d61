import { ApiError, TimeoutError } from 'shared-contracts/errors';
import { NO_ROUND, SOME_ROUNDS } from '../gateway/testing/soloReplies.ts';
import type { Story } from './story.ts';

const DAY = 'year=2026&month=11&day=28';

const answers = { '/solo/search': SOME_ROUNDS };
function refusing(error: Error) {
  return () => {
    throw error;
  };
}

/** Shows every state of the solo search. */
export const SOLO_STORIES: readonly Story[] = [
  { name: 'solo', page: 'solo' },
  { name: 'solo rounds', page: 'solo', query: `area[]=12&${DAY}&widthday=2`, answers },
  {
    name: 'solo rounds on a phone',
    page: 'solo',
    query: `area[]=12&${DAY}&widthday=2`,
    device: 'MB',
    answers,
  },
  {
    name: 'solo rounds by fee',
    page: 'solo',
    query: `area[]=12&${DAY}&widthday=2&order=rate`,
    answers,
  },
  {
    name: 'solo rounds of a course',
    page: 'solo',
    query: `c_id=10001&c_name=朝芝カントリークラブ&${DAY}`,
    answers,
  },
  {
    name: 'solo no round',
    page: 'solo',
    query: `area[]=12&${DAY}&rates_max=5000&zone_list[]=06&is_appl_flg=1`,
    answers: { '/solo/search': NO_ROUND },
  },
  { name: 'solo without a place', page: 'solo', press: ['ラウンドを探す'] },
  { name: 'solo a name that nobody picked', page: 'solo', query: `c_name=千葉&${DAY}` },
  {
    name: 'solo failed',
    page: 'solo',
    query: `area[]=12&${DAY}`,
    answers: {
      '/solo/search': refusing(new ApiError('Bad Gateway', { status: 502, path: '/solo/search' })),
    },
    fails: true,
  },
  {
    name: 'solo timed out',
    page: 'solo',
    query: `area[]=12&${DAY}&widthday=31`,
    answers: { '/solo/search': refusing(new TimeoutError('/solo/search')) },
    fails: true,
  },
];
