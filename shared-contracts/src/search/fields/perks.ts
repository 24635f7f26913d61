import { readExcept } from '../checks/except.ts';
import { SHORT_COURSES, STAYS, exceptOf } from '../choices/index.ts';
import { shortCourseLabel } from '../labels.ts';
import type { Option } from './field.ts';
import { flag, one, ruled } from './rows.ts';

const EXCEPT = '1except[]';

/** What a plan or a course has beside the round, in the order of the form. */
export const perks = {
  lunch: flag({
    wire: 'lunch',
    place: 23,
    label: '昼食付き',
    modes: ['normal', 'competition', 'overseas'],
    relaxer: 'noPlanFeatures',
  }),
  drink: flag({
    wire: 'drink',
    place: 34,
    label: 'ドリンク付き',
    modes: ['normal', 'competition'],
    relaxer: 'noPlanFeatures',
  }),
  stay: flag({
    wire: 'stay',
    place: 28,
    label: '宿泊付き',
    modes: ['normal', 'competition', 'overseas'],
    relaxer: 'noPlanFeatures',
  }),
  practice: flag({
    wire: 'practice',
    place: 35,
    label: '練習場あり',
    modes: ['normal', 'competition'],
    relaxer: 'noPlanFeatures',
  }),
  arixang: flag({
    wire: 'arixang',
    place: 36,
    label: '大浴場あり',
    modes: ['normal', 'competition'],
    relaxer: 'noPlanFeatures',
  }),
  realSearch: flag({
    wire: 'real_srch_flg',
    place: 14,
    label: '即時予約できるプランのみ',
    modes: ['normal', 'competition'],
    relaxer: null,
  }),
  /** What to leave out: 'lesson' and 'half_round'. What a mode leaves out by itself is no choice of the visitor's. */
  except: ruled({
    wire: EXCEPT,
    place: 17,
    label: '除外',
    values: 'lesson, half_round; empty for none',
    default: ({ mode }) => exceptOf(mode),
    modes: ['normal', 'competition'],
    relaxer: 'noPlanFeatures',
    saidAfter: 'lesson',
    read: readExcept(EXCEPT, { lesson: 'lesson', half_round: 'half_round' }),
    write: (except: readonly string[]) => except,
  }),
  stayCode: one(STAYS, {
    wire: 'stay_cd',
    place: 29,
    label: '宿泊プラン',
    default: '',
    modes: ['normal', 'competition', 'overseas'],
    relaxer: 'noPlanFeatures',
    saidAfter: 'stay',
  }),
  lesson: flag({
    wire: 'lesson',
    place: 30,
    label: 'レッスン付き',
    // a competition is played without lessons
    modes: ['normal'],
    relaxer: 'noPlanFeatures',
    saidAfter: 'stayCode',
  }),
  /** R3.07: 0 exclude, 1 include, 2 neutral. */
  shortCourse: one(SHORT_COURSES, {
    wire: 'short_course',
    place: 31,
    label: 'ショートコース',
    default: 2,
    text: shortCourseLabel,
    modes: ['normal', 'competition'],
    relaxer: 'noPlanFeatures',
    saidAfter: 'except',
  }),
} satisfies Readonly<Record<string, Option>>;
