import { NO_SUGGESTIONS, NOTHING_FOUND, NOTHING_SUGGESTED } from '../gateway/testing/answers.ts';
import { MAP_STORIES } from './mapStories.ts';
import { HISTORY_KEY } from '../condition/remembered/searchHistory.ts';
import { SOLO_STORIES } from './soloStories.ts';
import type { Story } from './story.ts';

const CHIBA = 'area[]=12&area[]=8&year=2026&month=11&day=28&widthday=2&play_fee_max=12000&lunch=1';
const EVERYTHING = `${CHIBA}&zone_list[]=07&zone_list[]=08&continue_stock=4&play_style[]=2&cart_arr[]=2&highway=40&distance=2&c_cd=5&srch_keyword=昼食券&1except[]=`;
const RECENT = [
  'area[]=102&year=2026&month=11&day=28',
  CHIBA,
  'search_c_name=朝霧',
  'area[]=13&year=2026&month=12&day=5&plan_day=1&plan_day_detail[]=6&plan_day_detail[]=0_7&caddie=1',
].join('\n');

/** Shows every state of the forms. */
export const STORIES: readonly Story[] = [
  { name: 'top' },
  { name: 'top filled', query: CHIBA },
  { name: 'top competition', press: ['コンペ'] },
  { name: 'top overseas', press: ['海外'] },
  { name: 'top area', query: CHIBA, press: ['エリア'] },
  { name: 'top a fourth area', query: 'area[]=12&area[]=8&area[]=9', press: ['エリア', '東京都'] },
  { name: 'top date', press: ['プレー日'] },
  { name: 'top weekdays of the month', press: ['プレー日', '今月の平日'] },
  { name: 'top suggestions', type: '千葉' },
  {
    name: 'top nothing suggested',
    type: 'zzz',
    answers: NOTHING_SUGGESTED,
  },
  {
    name: 'top no suggestions',
    type: '千葉',
    answers: NO_SUGGESTIONS,
  },
  { name: 'top details', query: EVERYTHING, press: ['詳細条件'] },
  {
    name: 'top errors',
    query: 'play_fee_min=20000&play_fee_max=8000',
    session: { vuex: '{}' },
    press: ['検索する'],
  },
  { name: 'top recent searches', local: { [HISTORY_KEY]: RECENT } },
  {
    name: 'phone top',
    page: 'sp-top',
    device: 'MB',
    local: { [HISTORY_KEY]: RECENT },
    cookies: { area_v: '12' },
  },
  { name: 'result', page: 'result', query: CHIBA },
  { name: 'result every condition', page: 'result', query: EVERYTHING },
  { name: 'result form', page: 'result', query: CHIBA, press: ['条件を変更'] },
  {
    name: 'result overseas',
    page: 'result',
    query: 'search_mode=overseas&area[]=48&country[]=5',
    press: ['条件を変更'],
  },
  { name: 'result error', page: 'result', query: 'month=11&day=28' },
  { name: 'detail', page: 'detail' },
  { name: 'detail filled', page: 'detail', query: EVERYTHING },
  { name: 'detail on a phone', page: 'detail', query: EVERYTHING, device: 'MB' },
  { name: 'detail competition', page: 'detail', query: `${CHIBA}&search_mode=competition` },
  { name: 'detail overseas', page: 'detail', query: 'search_mode=overseas' },
  {
    name: 'detail nothing found',
    page: 'detail',
    query: CHIBA,
    answers: NOTHING_FOUND,
  },
  {
    name: 'detail errors',
    page: 'detail',
    query: 'srch_keyword=（昼食）',
    press: ['この条件で検索'],
  },
  ...MAP_STORIES,
  ...SOLO_STORIES,
];
