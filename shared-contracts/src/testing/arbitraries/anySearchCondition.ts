import fc from 'fast-check';
import { COUNTRY_CODES, OVERSEAS, PREFECTURES, REGIONS, WHOLE_COUNTRY } from '../../areas/index.ts';
import { toJapaneseDay } from '../../format/index.ts';
import {
  CART_TYPES,
  COMPE_TYPES,
  CONTINUE_STOCKS,
  COURSE_CATEGORIES,
  DISTANCES,
  EXCEPTIONS,
  ORDERS,
  PLAN_DAY_DETAILS,
  PLAY_STYLES,
  RATES_MAX_VALUES,
  RATES_MIN_VALUES,
  SEARCH_SOURCES,
  SHORT_COURSES,
  STAYS,
  TIME_ZONES,
  VIEWS,
  type SearchCondition,
  areaProblem,
  capWidthday,
  defaultCondition,
  lastPlayDay,
  normaliseArea,
  normaliseText,
  pickPlanDay,
  textProblem,
  toPlayDate,
  valuesOf,
} from '../../search/index.ts';
import { ROAD_COUNT } from '../../search/roadCount.ts';

/** Some moment of the years 2026 to 2030. */
export const anyTime = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2030, 11, 31) });

/** A text that may stand in a field, of letters that people type. */
export function anyText(field: 'courseName' | 'keyword', most: number): fc.Arbitrary<string> {
  return fc
    .string({
      unit: fc.oneof(
        fc.constantFrom(...'ゴルフ倶楽部が旧東京ＧＣab1 -.&【】ヶ～+/?:@!,'),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
      ),
      maxLength: most,
    })
    .map(normaliseText)
    .filter((text) => textProblem(text, field) === undefined);
}

const areas = fc
  .uniqueArray(
    fc.constantFrom(...PREFECTURES, ...REGIONS).map(({ code }) => code),
    { minLength: 1, maxLength: 3 },
  )
  .map(normaliseArea)
  .filter((area) => areaProblem(area, 'result') === undefined);

type Place = Pick<SearchCondition, 'searchMode' | 'courseName' | 'area' | 'country'>;
const domestic = fc.constantFrom('normal' as const, 'competition' as const);
const anyPlace: fc.Arbitrary<Place> = fc.oneof(
  fc.record({
    searchMode: domestic,
    courseName: fc.constant(''),
    area: fc.oneof(areas, fc.constant([WHOLE_COUNTRY])),
    country: fc.constant([]),
  }),
  fc.record({
    searchMode: domestic,
    courseName: anyText('courseName', 80).filter((name) => name !== ''),
    area: fc.constant([]),
    country: fc.constant([]),
  }),
  fc.record({
    searchMode: fc.constant('overseas' as const),
    courseName: fc.constant(''),
    area: fc.constant([OVERSEAS]),
    country: fc.subarray([...COUNTRY_CODES], { minLength: 1 }),
  }),
  fc.record({
    searchMode: fc.constant('overseas' as const),
    courseName: anyText('courseName', 80).filter((name) => name !== ''),
    area: fc.constant([OVERSEAS]),
    country: fc.constant([]),
  }),
);

function anyDays(now: number): fc.Arbitrary<Pick<SearchCondition, 'playDate' | 'widthday'>> {
  const today = toJapaneseDay(now);
  return fc
    .record({
      start: fc.integer({ min: today, max: lastPlayDay(today) }),
      widthday: fc.integer({ min: 1, max: 31 }),
    })
    .map(({ start, widthday }) => ({
      playDate: toPlayDate(start),
      widthday: capWidthday(start, widthday, today),
    }));
}

const anyRates = fc
  .tuple(fc.constantFrom(...RATES_MIN_VALUES), fc.constantFrom(...RATES_MAX_VALUES))
  .filter(([min, max]) => max === 0 || min <= max)
  .map(([ratesMin, ratesMax]) => ({ ratesMin, ratesMax }));

const anyWeekdays = fc
  .oneof(
    fc
      .constantFrom('' as const, '0' as const, '1' as const)
      .map((planDay) => pickPlanDay(defaultCondition('normal', 0), planDay)),
    fc.record({
      planDay: fc.constantFrom('' as const, '0' as const, '1' as const),
      planDayDetail: fc.subarray([...valuesOf(PLAN_DAY_DETAILS)], { minLength: 1, maxLength: 6 }),
    }),
  )
  .map(({ planDay, planDayDetail }) => ({ planDay, planDayDetail }));

const anyExceptions = fc
  .record({
    lesson: fc.boolean(),
    halfRound: fc.boolean(),
    except: fc.subarray([...valuesOf(EXCEPTIONS)]),
  })
  .map(({ lesson, halfRound, except }) => ({
    lesson,
    halfRound,
    except: except.filter(
      (name) => !(name === 'lesson' && lesson) && !(name === 'half_round' && halfRound),
    ),
  }));

const MARKERS = COMPE_TYPES.map(({ marker }) => marker);
const anyKeyword = anyText('keyword', 100).filter(
  (text) => !text.split(' ').some((word) => MARKERS.includes(word)),
);
function some<Value>(choices: readonly { readonly value: Value }[]) {
  return fc.subarray(choices.map(({ value }) => value));
}
function one<Value>(choices: readonly { readonly value: Value }[]) {
  return fc.constantFrom(...choices.map(({ value }) => value));
}
const tracking = fc.stringMatching(/^[\w.:-]{0,20}$/);
const flags = [
  'realSearch',
  'twoSum',
  'twoSumReservable',
  'cart',
  'addFee2b',
  'addFee3b',
  'assurance2r',
  'assurance15r',
  'lunch',
  'caddie',
  'drink',
  'practice',
  'stay',
  'compe',
  'arixang',
  'fairwayWidth',
  'areaFlag',
] as const;

const anyRest = fc.record({
  zoneList: some(TIME_ZONES),
  continueStock: one(CONTINUE_STOCKS),
  playStyle: some(PLAY_STYLES),
  cartTypes: some(CART_TYPES),
  stayCode: one(STAYS),
  compeTypes: some(COMPE_TYPES),
  shortCourse: one(SHORT_COURSES),
  keyword: anyKeyword,
  highway: fc.integer({ min: 0, max: ROAD_COUNT }),
  distance: one(DISTANCES),
  courseCategory: one(COURSE_CATEGORIES),
  page: fc.integer({ min: 1, max: 9999 }),
  order: one(ORDERS),
  compareWith: fc.uniqueArray(fc.integer({ min: 1, max: 99_999 }), { maxLength: 4 }),
  players: fc.constantFrom(0, 2, 3, 4),
  view: fc.constantFrom(...VIEWS),
  lid: tracking,
  tp: tracking,
  searchType: fc.constantFrom('' as const, ...SEARCH_SOURCES),
});

/** Every condition that the rules allow at `now`. */
export function anySearchCondition(now: number): fc.Arbitrary<SearchCondition> {
  return fc
    .tuple(
      anyPlace,
      anyDays(now),
      anyRates,
      anyWeekdays,
      anyExceptions,
      anyRest,
      fc.record(Object.fromEntries(flags.map((flag) => [flag, fc.boolean()]))),
    )
    .map(
      ([place, ...parts]) =>
        Object.assign(
          {},
          defaultCondition(place.searchMode, now),
          place,
          ...parts,
        ) as SearchCondition,
    );
}
