import { FORM_OPTIONS, type OptionField, type SearchMode } from 'shared-contracts/search';

/** The top form, the form above results, and the detailed search. */
export type FormPage = 'top' | 'result' | 'detail';

export type GroupName =
  | 'weekday'
  | 'time'
  | 'slots'
  | 'style'
  | 'guarantee'
  | 'perks'
  | 'competition'
  | 'access'
  | 'course';

/** In the order in which they are shown. */
const GROUPS: Readonly<Record<GroupName, readonly OptionField[]>> = {
  weekday: ['planDay', 'planDayDetail'],
  time: ['zoneList'],
  slots: ['continueStock'],
  style: ['playStyle', 'caddie', 'cart', 'cartTypes'],
  guarantee: [
    'twoSum',
    'twoSumReservable',
    'assurance2r',
    'addFee2b',
    'addFee3b',
    'assurance15r',
    'halfRound',
  ],
  perks: [
    'lunch',
    'drink',
    'stay',
    'practice',
    'arixang',
    'realSearch',
    'except',
    'stayCode',
    'lesson',
    'shortCourse',
  ],
  competition: ['compe', 'compeTypes'],
  access: ['highway', 'distance'],
  course: ['fairwayWidth', 'courseCategory', 'keyword'],
};

export interface OptionGroup {
  readonly name: GroupName;
  readonly fields: readonly OptionField[];
}

/** R5.12: what the form itself shows as chips; the detailed search shows all options in groups. */
function quickFields(page: FormPage, mode: SearchMode): readonly OptionField[] {
  return page === 'detail' ? [] : FORM_OPTIONS.top[mode];
}

/** R5.12: the groups of the detailed search, or behind 詳細条件 what is no chip already. The top form has none overseas. */
export function groupsOf(page: FormPage, mode: SearchMode): readonly OptionGroup[] {
  if (page === 'top' && mode === 'overseas') return [];
  const shown = FORM_OPTIONS.result[mode].filter(
    (field) => !quickFields(page, mode).includes(field),
  );
  return Object.entries(GROUPS)
    .map(([name, fields]) => ({
      name: name as GroupName,
      fields: fields.filter((field) => shown.includes(field)),
    }))
    .filter(({ fields }) => fields.length > 0);
}
