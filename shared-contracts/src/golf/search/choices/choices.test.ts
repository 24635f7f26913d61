import { DEVICES } from '../../../platform/widget/index.ts';
import japanese from '../../labels/ja.ts';
import { courseItem } from '../../gateway/index.ts';
import {
  AD_SLOTS,
  CART_TYPES,
  COMPE_TYPES,
  CONTINUE_STOCKS,
  COURSE_CATEGORIES,
  DISTANCES,
  EXCEPTIONS,
  ORDERS,
  PAGE_TYPES,
  PLAN_DAYS,
  PLAN_DAY_DETAILS,
  PLAY_STYLES,
  SEARCH_MODES,
  SEARCH_SOURCES,
  SHORT_COURSES,
  SOLO_PLAY_STYLES,
  SOLO_RATES,
  SOLO_TIME_ZONES,
  STAYS,
  TIME_ZONES,
  TOP_OPTIONS,
  WIDTHDAYS,
  labelOf,
  parseSearchQuery,
  toSearchQuery,
  valuesOf,
} from '../index.ts';
import { aSearchCondition } from '../../testing/builders/index.ts';
import { FLAG_OPTIONS } from '../fields/flagOptions.ts';
import { SAID_OPTIONS, isShown } from '../fields/options.ts';
import { OPTIONS } from '../fields/searchFields.ts';

describe('what a visitor may choose', () => {
  it('[R3.11] [R1.05] are modes, page types, sources, devices and slots of advertisements', () => {
    expect(SEARCH_MODES).toEqual(['normal', 'competition', 'overseas']);
    expect(PAGE_TYPES).toEqual(['top', 'search-result']);
    expect(SEARCH_SOURCES).toEqual([
      'sp_top_search',
      'pc_top_search',
      'pc_detail_search',
      'pc_solo_search',
      'pc_map_search',
    ]);
    expect(DEVICES).toEqual(['PC', 'MB', 'TB']);
    expect(AD_SLOTS).toEqual(['right_ad', 'left_ad']);
  });

  it('[R5.07] are thirteen orders, eleven of them by an axis of the evaluation', () => {
    expect(valuesOf(ORDERS)).toEqual([
      'rsv',
      'rate',
      'evl',
      'stf',
      'clb',
      'meal',
      'cp',
      'cm',
      'dist',
      'fw',
      'crs',
      'gd',
      'at',
    ]);
    expect(labelOf(ORDERS, 'rsv')).toBe('予約が多い順');
    // all orders except bookings and price use an axis of the evaluation
    expect(ORDERS.length - 2).toBe(Object.keys(courseItem.shape.evaluation.shape).length);
  });

  it('[R5.03] [R5.05] [R5.10] are days, fees of a solo player and consecutive slots', () => {
    expect(valuesOf(WIDTHDAYS)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20, 31]);
    expect(SOLO_RATES).toEqual([0, 5000, 8000, 10_000, 13_000, 15_000, 20_000]);
    expect(valuesOf(CONTINUE_STOCKS)).toEqual([0, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(japanese(labelOf(CONTINUE_STOCKS, 10))).toBe('10組以上の連続枠');
  });

  it('[R5.08] [R5.09] are weekdays and hours', () => {
    expect(valuesOf(PLAN_DAYS)).toEqual(['', '0', '1']);
    expect(valuesOf(PLAN_DAY_DETAILS)).toEqual(['1', '2', '3', '4', '5', '6', '0_7']);
    expect(valuesOf(TIME_ZONES)).toEqual(['lt05', '06', '07', '08', '09', '10', '11', 'gt12']);
    expect(valuesOf(SOLO_TIME_ZONES)).toEqual(['06', '07', '08', '09', '10', '11']);
    expect(labelOf(PLAN_DAY_DETAILS, '0_7')).toBe('日・祝');
  });

  it('[R5.06] [R5.11] [R3.07] are codes, each with its own label', () => {
    expect(valuesOf(SHORT_COURSES).toSorted()).toEqual([0, 1, 2]);
    expect(labelOf(SHORT_COURSES, 0)).toBe('除外');
    expect(valuesOf(COURSE_CATEGORIES)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(valuesOf(DISTANCES)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(valuesOf(PLAY_STYLES)).toEqual([2, 3, 4, 9, 15, 21]);
    expect(valuesOf(SOLO_PLAY_STYLES)).toEqual([1, 2, 3, 103, 104, 105]);
    expect(valuesOf(CART_TYPES)).toEqual([1, 2, 3]);
    expect(COMPE_TYPES.map(({ value, marker }) => [value, marker])).toEqual([
      [1, '賞品'],
      [2, '幹事特典'],
      [3, '早期予約'],
    ]);
    for (const choices of [
      ORDERS,
      TIME_ZONES,
      PLAY_STYLES,
      SOLO_PLAY_STYLES,
      CART_TYPES,
      COMPE_TYPES,
      COURSE_CATEGORIES,
      DISTANCES,
      EXCEPTIONS,
      STAYS,
      SHORT_COURSES,
    ]) {
      const labels = choices.map(({ label }) => japanese(label));
      expect(new Set(labels).size).toBe(labels.length);
      expect(labels).not.toContain('');
    }
  });

  it('[R5.12] depends on the page and on the mode', () => {
    expect(TOP_OPTIONS.competition).toEqual(['compeTypes', 'continueStock']);
    expect(TOP_OPTIONS.overseas).toEqual([]);
    expect(isShown('lesson', 'normal')).toBe(true);
    expect(isShown('lesson', 'competition')).toBe(false);
    expect(isShown('compeTypes', 'normal')).toBe(false);
    expect(isShown('compeTypes', 'competition')).toBe(true);
    expect(isShown('highway', 'overseas')).toBe(false);
    for (const mode of SEARCH_MODES)
      expect(TOP_OPTIONS[mode].filter((option) => !isShown(option, mode))).toEqual([]);
  });

  it.each(FLAG_OPTIONS)(
    '[R5.12] by one chip (%s) is a condition that a query can hold, and is removed with the chip',
    (field) => {
      const before = aSearchCondition({ except: [] });
      const chosen = { ...before, [field]: true };
      expect(
        parseSearchQuery(toSearchQuery(chosen), { now: Date.UTC(2026, 10, 21), form: 'result' }),
      ).toEqual({ condition: chosen, dropped: [] });
      expect({ ...chosen, [field]: false }).toEqual(before);
    },
  );

  it('[R9.09] has one order of chips, with every option once', () => {
    const order: readonly string[] = [
      'planDay',
      'planDayDetail',
      'zoneList',
      'continueStock',
      'compe',
      'compeTypes',
      'playStyle',
      'caddie',
      'cart',
      'cartTypes',
      'twoSum',
      'twoSumReservable',
      'assurance2r',
      'addFee2b',
      'addFee3b',
      'assurance15r',
      'halfRound',
      'lunch',
      'drink',
      'stay',
      'stayCode',
      'lesson',
      'except',
      'shortCourse',
      'practice',
      'arixang',
      'realSearch',
      'highway',
      'distance',
      'courseCategory',
      'fairwayWidth',
      'keyword',
    ];
    expect(SAID_OPTIONS.filter((option) => order.includes(option))).toEqual(order);
    expect(SAID_OPTIONS.toSorted()).toEqual(Object.keys(OPTIONS).toSorted());
  });
});
