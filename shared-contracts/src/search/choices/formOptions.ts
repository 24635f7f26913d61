import type { SearchCondition, SearchMode } from '../condition.ts';

/** The forms that show different options (R5.12). The detailed search and the map show what the result form shows. */
export type OptionPage = 'top' | 'result';
export type OptionField = keyof SearchCondition;

const PLAY: readonly OptionField[] = [
  'planDay',
  'planDayDetail',
  'zoneList',
  'continueStock',
  'playStyle',
  'caddie',
  'cart',
  'cartTypes',
];
const GUARANTEES: readonly OptionField[] = [
  'twoSum',
  'twoSumReservable',
  'assurance2r',
  'addFee2b',
  'addFee3b',
  'assurance15r',
  'halfRound',
];
const EXTRAS: readonly OptionField[] = [
  'realSearch',
  'lunch',
  'drink',
  'stay',
  'stayCode',
  'except',
  'practice',
  'arixang',
  'shortCourse',
];
const COURSE: readonly OptionField[] = [
  'highway',
  'distance',
  'courseCategory',
  'fairwayWidth',
  'keyword',
];

/** R5.12: which filters a form shows, by page and mode; the choice is ours. */
export const FORM_OPTIONS: Readonly<
  Record<OptionPage, Readonly<Record<SearchMode, readonly OptionField[]>>>
> = {
  top: {
    normal: ['planDay', 'assurance2r', 'lunch', 'caddie', 'cart'],
    competition: ['compeTypes', 'continueStock'],
    overseas: [],
  },
  result: {
    normal: [...PLAY, ...GUARANTEES, ...EXTRAS, 'lesson', ...COURSE],
    // a competition is played by groups of three and four, and without lessons
    competition: [...PLAY, 'compe', 'compeTypes', 'addFee3b', ...EXTRAS, ...COURSE],
    overseas: [
      'planDay',
      'planDayDetail',
      'zoneList',
      'playStyle',
      'caddie',
      'cart',
      'lunch',
      'stay',
      'stayCode',
      'keyword',
    ],
  },
};

/** A chip of the top form: what it sets while it is on. */
export interface QuickOption {
  readonly label: string;
  readonly on: Partial<SearchCondition>;
  readonly off: Partial<SearchCondition>;
}

function switchOf(field: 'assurance2r' | 'lunch' | 'caddie' | 'cart', label: string): QuickOption {
  return { label, on: { [field]: true }, off: { [field]: false } };
}

/** The chips below the top form. */
export const QUICK_OPTIONS: readonly QuickOption[] = [
  {
    label: '土日・祝日',
    on: { planDay: '1', planDayDetail: ['6', '0_7'] },
    off: { planDay: '', planDayDetail: [] },
  },
  switchOf('assurance2r', '2サム保証'),
  switchOf('lunch', '昼食付き'),
  switchOf('caddie', 'キャディ付き'),
  switchOf('cart', '乗用カート'),
];
