import fc from 'fast-check';
import { COUNTRY_CODES, OVERSEAS, PREFECTURES, REGIONS, WHOLE_COUNTRY } from '../../areas/index.ts';
import { toJapaneseDay } from '../../format/index.ts';
import {
  COMPE_TYPES,
  EXCEPTIONS,
  PLAN_DAY_DETAILS,
  RATES_MAX_VALUES,
  RATES_MIN_VALUES,
  SEARCH_FIELDS,
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
import { anyValue } from './anyValue.ts';

/** A time in the years 2026 to 2030, in milliseconds since 1970. */
export const anyTime = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2030, 11, 31) });

/** A valid text of a field, made of letters that people type. */
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

const MARKERS: readonly string[] = COMPE_TYPES.map(({ marker }) => marker);
const anyKeyword = anyText('keyword', 100).filter(
  (text) => !text.split(' ').some((word) => MARKERS.includes(word)),
);

/** The fields whose rules depend on each other, so that no codec alone knows their values. */
type RuledField =
  | keyof Place
  | 'playDate'
  | 'widthday'
  | 'ratesMin'
  | 'ratesMax'
  | 'planDay'
  | 'planDayDetail'
  | 'lesson'
  | 'halfRound'
  | 'except'
  | 'keyword';

function anyRuled(now: number): fc.Arbitrary<Pick<SearchCondition, RuledField>> {
  return fc
    .tuple(
      anyPlace,
      anyDays(now),
      anyRates,
      anyWeekdays,
      anyExceptions,
      fc.record({ keyword: anyKeyword }),
    )
    .map(([place, days, rates, weekdays, exceptions, words]) => ({
      ...place,
      ...days,
      ...rates,
      ...weekdays,
      ...exceptions,
      ...words,
    }));
}

/** Each other field has any value of its codec, or its default. */
const anyCoded = fc.record(
  Object.fromEntries(
    Object.entries(SEARCH_FIELDS).flatMap(([name, { carriers, defaultAt }]) => {
      const domain = carriers[0]?.codec?.domain;
      const initial = fc.constant<unknown>(defaultAt({ mode: 'normal', now: 0 }));
      return domain === undefined ? [] : [[name, fc.oneof(initial, anyValue(domain))]];
    }),
  ),
);

/** Conditions that the rules allow at `now`. */
export function anySearchCondition(now: number): fc.Arbitrary<SearchCondition> {
  return fc
    .tuple(anyCoded, anyRuled(now))
    .map(
      ([coded, ruled]) =>
        ({ ...defaultCondition(ruled.searchMode, now), ...coded, ...ruled }) as SearchCondition,
    );
}
