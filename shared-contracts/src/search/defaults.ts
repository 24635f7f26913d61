import { toJapaneseDay } from '../format/index.ts';
import { toPlayDate } from './calendar.ts';
import { DEFAULT_ORDER } from './choices/index.ts';
import type { SearchCondition, SearchMode } from './condition.ts';

/** R3.09: lessons are left out, and half rounds too in a competition. */
export function exceptOf(mode: SearchMode): readonly string[] {
  return mode === 'competition' ? ['lesson', 'half_round'] : ['lesson'];
}

/** R3.09, R4.07. `now` in milliseconds; the play date is tomorrow in Japan. */
export function defaultCondition(mode: SearchMode, now: number): SearchCondition {
  return {
    searchMode: mode,
    courseName: '',
    area: [],
    country: [],
    playDate: toPlayDate(toJapaneseDay(now) + 1),
    widthday: 1,
    zoneList: [],
    continueStock: 0,
    planDay: '',
    planDayDetail: [],
    ratesMin: 0,
    ratesMax: 0,
    realSearch: false,
    playStyle: [],
    twoSum: false,
    twoSumReservable: false,
    except: exceptOf(mode),
    cart: false,
    cartTypes: [],
    addFee2b: false,
    addFee3b: false,
    assurance2r: false,
    assurance15r: false,
    lunch: false,
    caddie: false,
    drink: false,
    halfRound: false,
    lesson: false,
    practice: false,
    stay: false,
    stayCode: '',
    compe: false,
    compeTypes: [],
    shortCourse: 2,
    arixang: false,
    keyword: '',
    highway: 0,
    distance: 0,
    fairwayWidth: false,
    courseCategory: 0,
    page: 1,
    order: DEFAULT_ORDER,
    compareWith: [],
    players: 0,
    view: 'list',
    lid: '',
    tp: '',
    areaFlag: false,
    searchType: '',
  };
}
