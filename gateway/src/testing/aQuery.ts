import { FLAG_OPTIONS, ORDERS, wireName } from 'shared-contracts/search';
import type { Draw } from '../inventory/filling/random.ts';

const FLAGS = FLAG_OPTIONS.map(wireName);
const LISTS: readonly (readonly [string, readonly string[]])[] = [
  ['zone_list[]', ['lt05', '06', '08', '11', 'gt12']],
  ['play_style[]', ['2', '3', '4', '9', '21']],
  ['cart_arr[]', ['1', '2', '3']],
  ['plan_day_detail[]', ['1', '3', '5', '6', '0_7']],
];
const SINGLES: readonly (readonly [string, readonly string[]])[] = [
  ['play_fee_max', ['6000', '9000', '14000']],
  ['play_fee_min', ['5000']],
  ['continue_stock', ['2', '5', '10']],
  ['plan_day', ['0', '1']],
  ['c_cd', ['1', '2', '5']],
  ['distance', ['1', '3', '6']],
  ['short_course', ['0', '1', '2']],
  ['srch_keyword', ['昼食', '温泉', '賞品', '2サム', 'WEB', 'web']],
  ['stay_cd', ['1', '2']],
  ['page', ['1', '2', '9']],
  ['players', ['2', '3']],
];
const AREAS = [
  'area[]=0',
  'area[]=102',
  'area[]=12&area[]=8',
  'area[]=101&area[]=105&area[]=47',
  'area[]=48&country[]=1&country[]=4',
  'search_c_name=ゴルフ',
  'search_c_name=CC',
  'search_c_name=カントリー倶楽部',
  'search_c_name=ガーデン',
];

/** Returns a random query of a search: a place, days, an order and some wishes. */
export function aQuery(draw: Draw): string {
  return [
    draw.pick(AREAS),
    `year=2026&month=11&day=${draw.between(21, 30)}&widthday=${draw.pick([1, 1, 2, 4, 7, 15, 31])}`,
    `order=${draw.pick(ORDERS).value}`,
    ...FLAGS.filter(() => draw.chance(0.06)).map((flag) => `${flag}=1`),
    ...LISTS.filter(() => draw.chance(0.15)).flatMap(([name, values]) =>
      values.filter(() => draw.chance(0.5)).map((value) => `${name}=${value}`),
    ),
    ...SINGLES.filter(() => draw.chance(0.12)).map(
      ([name, values]) => `${name}=${encodeURIComponent(draw.pick(values))}`,
    ),
  ].join('&');
}
