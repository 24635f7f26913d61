import { COUNTRY_CODES, regionOf } from '../areas/index.ts';
import { readArea, settlePlace } from './checks/area.ts';
import { readPlanDayDetail } from './checks/planDay.ts';
import { readPlayDate, readWidthday } from './checks/playDate.ts';
import { readRates } from './checks/rates.ts';
import { readCourseName, readKeyword } from './checks/text.ts';
import { zones } from './checks/zones.ts';
import {
  CART_TYPES, COMPE_TYPES, CONTINUE_STOCKS, COURSE_CATEGORIES, DISTANCES, EXCEPTIONS, FLAG_LABELS, ORDERS, PLAN_DAYS, PLAY_STYLES,
  RATES_MAX_VALUES, RATES_MIN_VALUES, SHORT_COURSES, STAYS,
} from './choices/index.ts';
import { type Codec, flag, idList, oneChoice, oneOf, pattern, someChoices, someOf, wholeNumber } from './codecs.ts';
import { SEARCH_MODES, SEARCH_SOURCES, type SearchCondition } from './condition.ts';
import { parameter, ruledParameter } from './parameter.ts';
import { ROAD_COUNT } from './roadCount.ts';
import type { Parameter, Reading } from './reading.ts';

type Field = keyof SearchCondition;
type Row = Parameter<SearchCondition>;

const row = <Name extends Field>(wire: string, field: Name, codec: Codec<SearchCondition[Name]>, label: string, gateway?: string | null): Row =>
  parameter<SearchCondition, Name>(wire, field, codec, gateway === undefined ? { label } : { label, gateway });
const ruled = (wire: string, field: Field, rule: Parameters<typeof ruledParameter<SearchCondition>>[2]): Row => ruledParameter(wire, field, rule);
const switched = (wire: string, field: keyof typeof FLAG_LABELS, gateway?: string | null): Row => row(wire, field, flag, FLAG_LABELS[field], gateway);

const DATE_WIRES = ['year', 'month', 'day'] as const;
const RATE_WIRES = ['play_fee_min', 'play_fee_max'] as const;
const TRACKING = pattern(/^[\w.:-]{1,60}$/);

const readExcept = (wire: string, lessonWire: string, halfWire: string) => (reading: Reading<SearchCondition>) => {
  const texts = reading.raw(wire);
  // R4.09: what is asked for cannot be left out
  const asked = [reading.raw(lessonWire)?.includes('1') ? 'lesson' : '', reading.raw(halfWire)?.includes('1') ? 'half_round' : ''];
  const chosen = texts === undefined ? reading.draft.except : EXCEPTIONS.map(({ value }) => value).filter((value) => texts.includes(value));
  if (texts?.some((text) => text !== '') && chosen.length === 0) reading.drop(wire);
  reading.draft.except = chosen.filter((value) => !asked.includes(value));
};

/** The mode comes before everything: the defaults hang on it. An unknown one is the default, silently (R5.30). */
export const MODE_PARAMETER = row('search_mode', 'searchMode', oneOf(SEARCH_MODES), '検索種別', null);

/** In its place in the table it only says whether it was used: the area may have changed the mode since (R5.34). */
const keepMode = (reading: Reading<SearchCondition>): void => {
  const { searchMode } = reading.draft;
  MODE_PARAMETER.read(reading);
  reading.draft.searchMode = searchMode;
};

/**
 * R3.01: the table of parameters, in the order in which they are checked (R5.29) and written. Wire names stand here and in
 * the table of the solo search, and nowhere else.
 */
export const PARAMETERS: readonly Row[] = [
  ruled('search_c_name', 'courseName', { label: 'コース名', values: '80 characters, no forbidden symbol', read: readCourseName('search_c_name'), write: (c) => [c.courseName] }),
  ruled('area[]', 'area', { label: 'エリア', values: 'prefectures 1 to 47, regions 101 to 108, 0, 48; three at most', read: readArea('area[]'), write: (c) => c.area.map(String) }),
  row('country[]', 'country', someOf(COUNTRY_CODES), '国'),
  ruled('gora_area', 'area', { label: '地方', values: 'derived from the first area', read: settlePlace, write: (c) => [String(regionOf(c.area[0] ?? 0) || '')] }),
  ruled(DATE_WIRES[0], 'playDate', { label: 'プレー日（年）', values: 'four digits', read: readPlayDate(DATE_WIRES), write: (c) => [String(c.playDate.year)] }),
  ruled(DATE_WIRES[1], 'playDate', { label: 'プレー日（月）', values: '1 to 12', write: (c) => [String(c.playDate.month)] }),
  ruled(DATE_WIRES[2], 'playDate', { label: 'プレー日（日）', values: '1 to 31', write: (c) => [String(c.playDate.day)] }),
  ruled('widthday', 'widthday', { label: '日数', values: '1 to 31', read: readWidthday('widthday'), write: (c) => [String(c.widthday)] }),
  row('zone_list[]', 'zoneList', zones, 'スタート時間'),
  row('continue_stock', 'continueStock', oneChoice(CONTINUE_STOCKS), '連続枠'),
  row('plan_day', 'planDay', oneChoice(PLAN_DAYS), '曜日の区分'),
  ruled('plan_day_detail[]', 'planDayDetail', { label: '曜日', values: '1 to 6, 0_7', read: readPlanDayDetail('plan_day_detail[]'), write: (c) => c.planDayDetail }),
  ruled(RATE_WIRES[0], 'ratesMin', {
    label: '料金（下限）', values: '0, 5000 to 25000', write: (c) => [String(c.ratesMin)],
    read: readRates({ wires: RATE_WIRES, fields: ['ratesMin', 'ratesMax'], allowed: [RATES_MIN_VALUES, RATES_MAX_VALUES] }),
  }),
  ruled(RATE_WIRES[1], 'ratesMax', { label: '料金（上限）', values: '0, 5000 to 26000', write: (c) => [String(c.ratesMax)] }),
  switched('real_srch_flg', 'realSearch'),
  row('play_style[]', 'playStyle', someChoices(PLAY_STYLES), 'プレースタイル'),
  switched('2sum', 'twoSum'),
  ruled('1except[]', 'except', { label: '除外', values: 'lesson, half_round', read: readExcept('1except[]', 'lesson', 'half_round'), write: (c) => c.except }),
  switched('cart', 'cart'),
  row('cart_arr[]', 'cartTypes', someChoices(CART_TYPES), 'カート'),
  switched('2sumRsv', 'twoSumReservable'),
  switched('add_fee_2b', 'addFee2b'),
  switched('add_fee_3b', 'addFee3b'),
  switched('lunch', 'lunch'),
  switched('caddie', 'caddie'),
  switched('half_round', 'halfRound'),
  switched('compe', 'compe'),
  row('compe_arr[]', 'compeTypes', someChoices(COMPE_TYPES), 'コンペ特典', null),
  switched('stay', 'stay'),
  row('stay_cd', 'stayCode', oneChoice(STAYS), '宿泊プラン'),
  switched('lesson', 'lesson'),
  row('short_course', 'shortCourse', oneChoice(SHORT_COURSES), 'ショートコース'),
  switched('assurance15r', 'assurance15r'),
  switched('assurance2r', 'assurance2r'),
  switched('drink', 'drink'),
  switched('practice', 'practice'),
  switched('arixang', 'arixang'),
  ruled('srch_keyword', 'keyword', { label: 'キーワード', values: '100 characters, no forbidden symbol or parenthesis', read: readKeyword('srch_keyword'), write: (c) => [c.keyword] }),
  row('highway', 'highway', wholeNumber(0, ROAD_COUNT), '道路名'),
  row('distance', 'distance', oneChoice(DISTANCES), 'ICからの距離'),
  switched('fairway_width', 'fairwayWidth'),
  row('c_cd', 'courseCategory', oneChoice(COURSE_CATEGORIES), 'コースの種類'),
  row('page', 'page', wholeNumber(1, 9999), 'ページ'),
  row('order', 'order', oneChoice(ORDERS), '並び順'),
  { ...MODE_PARAMETER, read: keepMode },
  switched('area_flg', 'areaFlag', null),
  row('l-id', 'lid', TRACKING, '流入元', null),
  row('tp', 'tp', TRACKING, '流入元の種類', null),
  row('compare_with', 'compareWith', idList(4), '比較リスト'),
  row('search_type', 'searchType', oneOf(SEARCH_SOURCES), '検索元'),
  row('players', 'players', wholeNumber(2, 4), 'プレー人数'),
  row('view', 'view', oneOf(['list', 'map', 'calendar']), '表示', null),
];
