import { readExcept } from '../checks/except.ts';
import { SHORT_COURSES, STAYS, exceptOf } from '../choices/index.ts';
import { shortCourseLabel } from '../labels.ts';
import { DOMESTIC_MODES, SEARCH_MODES } from '../enumerations.ts';
import type { Option } from './field.ts';
import { flag, one, ruled } from './rows.ts';

const EXCEPT = '1except[]';

/** The fields about extras of a plan or a course, in the order of the form. */
export const perks = {
  lunch: flag({
    wire: 'lunch',
    place: 23,
    label: '昼食付き',
    modes: SEARCH_MODES,
  }),
  drink: flag({
    wire: 'drink',
    place: 34,
    label: 'ドリンク付き',
    modes: DOMESTIC_MODES,
  }),
  stay: flag({
    wire: 'stay',
    place: 28,
    label: '宿泊付き',
    modes: SEARCH_MODES,
  }),
  practice: flag({
    wire: 'practice',
    place: 35,
    label: '練習場あり',
    modes: DOMESTIC_MODES,
  }),
  arixang: flag({
    wire: 'arixang',
    place: 36,
    label: '大浴場あり',
    modes: DOMESTIC_MODES,
  }),
  realSearch: flag({
    wire: 'real_srch_flg',
    place: 14,
    label: '即時予約できるプランのみ',
    modes: DOMESTIC_MODES,
    relaxer: null,
  }),
  /**
   * What to leave out: 'lesson' and 'half_round'. The default of a mode does not count as a choice
   * of the visitor.
   */
  except: ruled({
    wire: EXCEPT,
    place: 17,
    label: '除外',
    default: ({ mode }) => exceptOf(mode),
    modes: DOMESTIC_MODES,
    saidAfter: 'lesson',
    read: readExcept(EXCEPT, { lesson: 'lesson', half_round: 'half_round' }),
    write: (except: readonly string[]) => except,
  }),
  stayCode: one(STAYS, {
    wire: 'stay_cd',
    place: 29,
    label: '宿泊プラン',
    default: '',
    modes: SEARCH_MODES,
    saidAfter: 'stay',
  }),
  lesson: flag({
    wire: 'lesson',
    place: 30,
    label: 'レッスン付き',
    // a competition has no lessons
    modes: ['normal'],
    saidAfter: 'stayCode',
  }),
  /** R3.07: 0 exclude, 1 include, 2 neutral. */
  shortCourse: one(SHORT_COURSES, {
    wire: 'short_course',
    place: 31,
    label: 'ショートコース',
    default: 2,
    text: shortCourseLabel,
    modes: DOMESTIC_MODES,
    saidAfter: 'except',
  }),
} satisfies Readonly<Record<string, Option>>;
