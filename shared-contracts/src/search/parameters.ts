import { COUNTRY_CODES } from '../areas/index.ts';
import { readArea } from './checks/area.ts';
import { readExcept } from './checks/except.ts';
import { readCountry } from './checks/place.ts';
import { readPlanDayDetail } from './checks/planDay.ts';
import { readRates } from './checks/rates.ts';
import { readCourseName, readKeyword } from './checks/text.ts';
import { zones } from './checks/zones.ts';
import {
  CART_TYPES,
  COMPE_TYPES,
  CONTINUE_STOCKS,
  COURSE_CATEGORIES,
  DISTANCES,
  FLAG_LABELS,
  ORDERS,
  PLAN_DAYS,
  PLAY_STYLES,
  RATES_MAX_VALUES,
  RATES_MIN_VALUES,
  SHORT_COURSES,
  STAYS,
  TIME_ZONES,
  valuesOf,
} from './choices/index.ts';
import {
  type Codec,
  MAX_COMPARED,
  TRACKING,
  flag,
  idList,
  oneChoice,
  oneOf,
  someChoices,
  wholeNumber,
} from './codecs.ts';
import { SEARCH_MODES, SEARCH_SOURCES, VIEWS, type SearchCondition } from './condition.ts';
import { dateParameters } from './dateParameters.ts';
import { type About, type Parameter, type Rule, parameter, ruledParameter } from './parameter.ts';
import { toGoraArea } from './payloads.ts';
import { ROAD_COUNT } from './roadCount.ts';
import { normaliseText } from './text.ts';
import type { Reading } from './reading.ts';

type Field = keyof SearchCondition;
type Row = Parameter<SearchCondition>;

function row<Name extends Field>(
  wire: string,
  field: Name,
  codec: Codec<SearchCondition[Name]>,
  label: string,
  about: Omit<About, 'label'> = {},
): Row {
  return parameter<SearchCondition, Name>(wire, field, codec, { label, ...about });
}
function ruled(wire: string, field: Field, rule: Rule<SearchCondition>): Row {
  return ruledParameter(wire, field, rule);
}
function switched(
  wire: string,
  field: keyof typeof FLAG_LABELS,
  about?: Omit<About, 'label'>,
): Row {
  return row(wire, field, flag, FLAG_LABELS[field], about);
}

const RATE_WIRES = ['play_fee_min', 'play_fee_max'] as const;
const EXCEPT_WIRE = '1except[]';
const LESSON = 'lesson';
const HALF_ROUND = 'half_round';

/** The mode is read before everything: the defaults hang on it. An unknown one is the default, silently (R5.30). */
export const MODE_PARAMETER = row('search_mode', 'searchMode', oneOf(SEARCH_MODES), '検索種別', {
  gateway: null,
});

/** In its place in the table it only says whether it was used: the area may have changed the mode since (R5.34). */
function keepMode(reading: Reading<SearchCondition>): void {
  const { searchMode } = reading.draft;
  MODE_PARAMETER.read(reading);
  reading.draft.searchMode = searchMode;
}

/**
 * R3.01: the table of parameters, in the order in which they are checked (R5.29) and written. Wire names stand in tables
 * like this one and nowhere else.
 */
export const PARAMETERS: readonly Row[] = [
  ruled('search_c_name', 'courseName', {
    label: 'コース名',
    values: '80 characters, no forbidden symbol',
    read: readCourseName('search_c_name'),
    write: (c) => [normaliseText(c.courseName)],
  }),
  ruled('area[]', 'area', {
    label: 'エリア',
    values:
      'prefectures 1 to 47, regions 101 to 108, 0 the whole country, 48 overseas; three at most',
    read: readArea('area[]'),
    write: (c) => c.area.map(String),
  }),
  ruled('country[]', 'country', {
    label: '国',
    values: COUNTRY_CODES.join(', '),
    read: readCountry('country[]'),
    write: (c) => c.country.map(String),
  }),
  ...dateParameters<SearchCondition>(),
  row('zone_list[]', 'zoneList', zones(valuesOf(TIME_ZONES)), 'スタート時間'),
  row('continue_stock', 'continueStock', oneChoice(CONTINUE_STOCKS), '連続枠'),
  row('plan_day', 'planDay', oneChoice(PLAN_DAYS), '曜日の区分'),
  ruled('plan_day_detail[]', 'planDayDetail', {
    label: '曜日',
    values: '1 to 6, 0_7',
    read: readPlanDayDetail('plan_day_detail[]'),
    write: (c) => c.planDayDetail,
  }),
  ruled(RATE_WIRES[0], 'ratesMin', {
    label: '料金（下限）',
    values: '0, 5000 to 25000 by 1000',
    write: (c) => [String(c.ratesMin)],
    read: readRates({
      wires: RATE_WIRES,
      fields: ['ratesMin', 'ratesMax'],
      allowed: [RATES_MIN_VALUES, RATES_MAX_VALUES],
    }),
  }),
  ruled(RATE_WIRES[1], 'ratesMax', {
    label: '料金（上限）',
    values: '0, 5000 to 26000 by 1000',
    write: (c) => [String(c.ratesMax)],
  }),
  switched('real_srch_flg', 'realSearch'),
  row('play_style[]', 'playStyle', someChoices(PLAY_STYLES), 'プレースタイル'),
  switched('2sum', 'twoSum'),
  ruled(EXCEPT_WIRE, 'except', {
    label: '除外',
    values: 'lesson, half_round; empty for none',
    read: readExcept(EXCEPT_WIRE, { lesson: LESSON, half_round: HALF_ROUND }),
    write: (c) => c.except,
  }),
  switched('cart', 'cart'),
  row('cart_arr[]', 'cartTypes', someChoices(CART_TYPES), 'カート'),
  switched('2sumRsv', 'twoSumReservable'),
  switched('add_fee_2b', 'addFee2b'),
  switched('add_fee_3b', 'addFee3b'),
  switched('lunch', 'lunch'),
  switched('caddie', 'caddie'),
  switched(HALF_ROUND, 'halfRound'),
  switched('compe', 'compe'),
  row('compe_arr[]', 'compeTypes', someChoices(COMPE_TYPES), 'コンペ特典', { gateway: null }),
  switched('stay', 'stay'),
  row('stay_cd', 'stayCode', oneChoice(STAYS), '宿泊プラン'),
  switched(LESSON, 'lesson'),
  row('short_course', 'shortCourse', oneChoice(SHORT_COURSES), 'ショートコース'),
  switched('assurance15r', 'assurance15r'),
  switched('assurance2r', 'assurance2r'),
  switched('drink', 'drink'),
  switched('practice', 'practice'),
  switched('arixang', 'arixang'),
  ruled('srch_keyword', 'keyword', {
    label: 'キーワード',
    values: '100 characters, no forbidden symbol or parenthesis',
    read: readKeyword('srch_keyword'),
    write: (c) => [normaliseText(c.keyword)],
  }),
  row('highway', 'highway', wholeNumber(0, ROAD_COUNT), '道路名'),
  row('distance', 'distance', oneChoice(DISTANCES), 'ICからの距離'),
  switched('fairway_width', 'fairwayWidth'),
  row('c_cd', 'courseCategory', oneChoice(COURSE_CATEGORIES), 'コースの種類'),
  row('page', 'page', wholeNumber(1, 9999), 'ページ', { always: 'gateway' }),
  row('order', 'order', oneChoice(ORDERS), '並び順', { always: 'gateway' }),
  { ...MODE_PARAMETER, read: keepMode },
  switched('area_flg', 'areaFlag', { gateway: null }),
  row('l-id', 'lid', TRACKING, '流入元', { gateway: null }),
  row('tp', 'tp', TRACKING, '流入元の種類', { gateway: null }),
  row('compare_with', 'compareWith', idList(MAX_COMPARED), '比較リスト'),
  row('search_type', 'searchType', oneOf(SEARCH_SOURCES), '検索元'),
  row('players', 'players', wholeNumber(2, 4), 'プレー人数'),
  row('view', 'view', oneOf(VIEWS), '表示', { gateway: null }),
];

/** R3.04: derived from the area whenever it is written, and never believed. */
export const DERIVED_PARAMETERS: readonly Row[] = [
  ruled('gora_area', 'area', {
    label: '地方',
    values: 'the region of the first area',
    write: (c) => [String(toGoraArea(c) || '')],
  }),
];

/** R7.03: sent with every course search. The values are ours. */
export const GATEWAY_CONSTANTS = { ver: ['2'], play_fee_detail: ['1'] } as const;
