import fc from 'fast-check';
import { toDayNumber } from '../../format/index.ts';
import { anySearchCondition, anyText } from '../../testing/arbitraries/index.ts';
import { aSearchCondition } from '../../testing/builders/index.ts';
import {
  SEARCH_MODES,
  type SearchCondition,
  changeMode,
  chooseHalfRounds,
  chooseLessons,
  defaultCondition,
  enterCourseName,
  parseSearchQuery,
  pickArea,
  pickCountry,
  pickPlanDay,
  pickPlanDayDetail,
  pickPlayDate,
  resetDatePicker,
  resetOptions,
  resetTimeSelection,
  resetToDefaults,
  toSearchQuery,
  withoutHidden,
} from '../index.ts';
import { isShown, SAID_OPTIONS } from '../fields/options.ts';

const now = Date.UTC(2026, 10, 20, 23);
const abroad = aSearchCondition({ searchMode: 'overseas', area: [48], country: [1] });

it('[R5.12] a search asks for the options that its mode shows, as they were chosen, and for no hidden one', () => {
  fc.assert(
    fc.property(anySearchCondition(now), fc.constantFrom(...SEARCH_MODES), (condition, mode) => {
      const chosen = { ...condition, searchMode: mode };
      const asked = withoutHidden(chosen);
      const defaults = defaultCondition(mode, 0);
      for (const name of SAID_OPTIONS)
        expect(asked[name]).toEqual(isShown(name, mode) ? chosen[name] : defaults[name]);
      const { searchMode, area, playDate, ratesMax, courseName } = chosen;
      expect(asked).toMatchObject({ searchMode, area, playDate, ratesMax, courseName });
    }),
  );
});

describe('a change of mode', () => {
  it('[R4.08] to a competition leaves out lessons and half rounds', () => {
    const changed = changeMode(
      aSearchCondition({ lesson: true, except: [], halfRound: true, page: 3 }),
      'competition',
    );
    expect(changed).toMatchObject({
      searchMode: 'competition',
      except: ['lesson', 'half_round'],
      lesson: false,
      halfRound: false,
      area: [12],
      page: 1,
    });
  });

  it('[R4.08] from a competition removes its perks', () => {
    const changed = changeMode(
      aSearchCondition({
        searchMode: 'competition',
        except: ['lesson', 'half_round'],
        compe: true,
        compeTypes: [1],
      }),
      'normal',
    );
    expect(changed).toMatchObject({
      searchMode: 'normal',
      except: ['lesson'],
      compe: false,
      compeTypes: [],
    });
  });

  it('[R4.11] from overseas removes area 48 and the countries, and to overseas removes the prefectures', () => {
    expect(changeMode(abroad, 'normal')).toMatchObject({ area: [], country: [] });
    expect(changeMode(aSearchCondition({ highway: 3 }), 'overseas')).toMatchObject({
      searchMode: 'overseas',
      area: [],
      highway: 0,
    });
    expect(
      changeMode(aSearchCondition({ courseName: '朝芝', area: [] }), 'overseas'),
    ).toMatchObject({ area: [48], courseName: '朝芝' });
    expect(changeMode(abroad, 'overseas')).toBe(abroad);
  });
});

describe('a change of place', () => {
  it('[R4.13] by a course name clears area and country, except overseas', () => {
    expect(enterCourseName(aSearchCondition(), '朝芝')).toMatchObject({
      courseName: '朝芝',
      area: [],
      country: [],
    });
    expect(enterCourseName(abroad, 'ﾜｲｷｷ')).toMatchObject({
      courseName: 'ワイキキ',
      area: [48],
      country: [],
    });
    expect(enterCourseName(aSearchCondition(), '  ')).toEqual(aSearchCondition());
  });

  it('[R4.14] resets the highway unless told otherwise', () => {
    const condition = aSearchCondition({ highway: 7, distance: 2 });
    expect(pickArea(condition, [13])).toMatchObject({ area: [13], highway: 0, distance: 0 });
    expect(pickArea(condition, [13], { keepHighway: true })).toMatchObject({
      area: [13],
      highway: 7,
      distance: 2,
    });
  });

  it('[R4.12] collapses whole regions and empties the course name, which would clear the area again', () => {
    expect(
      pickArea(aSearchCondition({ courseName: '朝芝', area: [] }), [36, 37, 38, 39]),
    ).toMatchObject({ area: [107], courseName: '' });
    expect(
      pickCountry(aSearchCondition({ searchMode: 'overseas', area: [] }), [3, 2]),
    ).toMatchObject({ area: [48], country: [2, 3] });
    expect(pickCountry(abroad, [])).toMatchObject({ area: [], country: [] });
  });
});

describe('a change of days and options', () => {
  it('[R4.10] [R5.37] chooses the weekdays of a group, and the group of weekdays', () => {
    expect(pickPlanDay(aSearchCondition(), '0')).toMatchObject({
      planDay: '0',
      planDayDetail: ['1', '2', '3', '4', '5'],
    });
    expect(pickPlanDay(aSearchCondition(), '1')).toMatchObject({
      planDay: '1',
      planDayDetail: ['6', '0_7'],
    });
    expect(pickPlanDay(pickPlanDay(aSearchCondition(), '1'), '')).toEqual(aSearchCondition());
    expect(pickPlanDayDetail(aSearchCondition(), ['0_7', '6'])).toMatchObject({
      planDay: '1',
      planDayDetail: ['6', '0_7'],
    });
    expect(pickPlanDayDetail(pickPlanDay(aSearchCondition(), '0'), ['1', '6'])).toMatchObject({
      planDay: '',
      planDayDetail: ['1', '6'],
    });
    expect(pickPlanDayDetail(aSearchCondition(), ['1', '2', '3', '4', '5', '6', '0_7'])).toEqual(
      aSearchCondition(),
    );
  });

  it('[R4.09] asks for lessons or leaves them out, never both', () => {
    expect(chooseLessons(aSearchCondition(), 'include')).toMatchObject({
      lesson: true,
      except: [],
    });
    expect(
      chooseLessons(aSearchCondition({ lesson: true, except: ['half_round'] }), 'exclude'),
    ).toMatchObject({ lesson: false, except: ['lesson', 'half_round'] });
    expect(chooseLessons(aSearchCondition(), 'any')).toMatchObject({ lesson: false, except: [] });
    expect(chooseHalfRounds(aSearchCondition(), 'exclude').except).toEqual([
      'lesson',
      'half_round',
    ]);
    expect(chooseHalfRounds(aSearchCondition({ except: ['half_round'] }), 'include')).toMatchObject(
      { halfRound: true, except: [] },
    );
  });

  it('[R5.14] shortens the range at the cap', () => {
    expect(pickPlayDate(aSearchCondition(), toDayNumber(2027, 5, 30), 20, now)).toMatchObject({
      playDate: { year: 2027, month: 5, day: 30 },
      widthday: 2,
    });
  });
});

describe('a reset', () => {
  const full = aSearchCondition({
    searchMode: 'competition',
    widthday: 5,
    zoneList: ['07'],
    continueStock: 3,
    planDay: '1',
    planDayDetail: ['6', '0_7'],
    ratesMin: 8000,
    lunch: true,
    compeTypes: [1],
    highway: 4,
    distance: 1,
    keyword: '富士',
    page: 4,
    order: 'evl',
    playDate: { year: 2027, month: 1, day: 2 },
  });

  it('[R4.06] to the defaults keeps the mode', () => {
    expect(resetToDefaults(full, now)).toEqual(defaultCondition('competition', now));
  });

  it('[R4.06] of the options keeps place, date, times and fee', () => {
    expect(resetOptions(full)).toEqual({
      ...full,
      continueStock: 0,
      planDay: '',
      planDayDetail: [],
      lunch: false,
      compeTypes: [],
      highway: 0,
      distance: 0,
      keyword: '',
      page: 1,
      except: ['lesson', 'half_round'],
    });
  });

  it('[R4.06] of the times, of the date or of the area changes nothing else', () => {
    expect(resetTimeSelection(full)).toEqual({ ...full, zoneList: [], continueStock: 0 });
    expect(resetDatePicker(full, now)).toEqual({
      ...full,
      playDate: { year: 2026, month: 11, day: 22 },
      widthday: 1,
      planDay: '',
      planDayDetail: [],
    });
    expect(pickArea(full, [])).toEqual({ ...full, area: [], highway: 0, distance: 0 });
  });
});

describe('any change of any condition', () => {
  const changes: readonly fc.Arbitrary<(condition: SearchCondition) => SearchCondition>[] = [
    fc.constantFrom(...SEARCH_MODES).map((mode) => (condition) => changeMode(condition, mode)),
    fc
      .uniqueArray(fc.integer({ min: 1, max: 47 }), { maxLength: 3 })
      .map(
        (area) => (condition) =>
          condition.searchMode === 'overseas' ? condition : pickArea(condition, area),
      ),
    anyText('courseName', 20).map((name) => (condition) => enterCourseName(condition, name)),
    fc
      .constantFrom('' as const, '0' as const, '1' as const)
      .map((group) => (condition) => pickPlanDay(condition, group)),
    fc
      .subarray(['1', '2', '3', '4', '5', '6', '0_7'])
      .map((days) => (condition) => pickPlanDayDetail(condition, days)),
    fc
      .constantFrom('include' as const, 'exclude' as const, 'any' as const)
      .map((choice) => (condition) => chooseLessons(condition, choice)),
    fc.constantFrom(resetOptions, resetTimeSelection, (condition: SearchCondition) =>
      resetToDefaults(condition, now),
    ),
  ];

  it('[R4.08] [R4.11] [R4.13] gives a condition that a query can hold', () => {
    fc.assert(
      fc.property(
        anySearchCondition(now),
        fc.array(fc.oneof(...changes), { minLength: 1, maxLength: 6 }),
        (condition, made) => {
          const changed = made.reduce((current, change) => change(current), condition);
          expect(parseSearchQuery(toSearchQuery(changed), { now, form: 'top' })).toEqual({
            condition: changed,
            dropped: [],
          });
        },
      ),
      { numRuns: 300 },
    );
  });
});
