import { roadName } from 'shared-contracts/roads';
import {
  CART_TYPES,
  COMPE_TYPES,
  continueStockLabel,
  COURSE_CATEGORIES,
  DISTANCES,
  EXCEPTIONS,
  exceptOf,
  FLAG_LABELS,
  keywordLabel,
  labelOf,
  PLAN_DAY_DETAILS,
  PLAN_DAYS,
  PLAY_STYLES,
  pickPlanDay,
  pickPlanDayDetail,
  shortCourseLabel,
  STAYS,
  TIME_ZONES,
  type Choice,
  type OptionField,
  type SearchCondition,
} from 'shared-contracts/search';

/** An option that is chosen: what it says, and the condition without it. */
export interface ChosenOption {
  readonly key: string;
  readonly text: string;
  readonly without: SearchCondition;
}

type Chosen = (condition: SearchCondition) => readonly ChosenOption[];
type ListField = 'zoneList' | 'playStyle' | 'cartTypes' | 'compeTypes';
type CodeField =
  'continueStock' | 'stayCode' | 'shortCourse' | 'courseCategory' | 'highway' | 'distance';

function one(key: string, text: string, without: SearchCondition): readonly ChosenOption[] {
  return text === '' ? [] : [{ key, text, without }];
}

function list<Value extends string | number>(
  field: ListField,
  choices: readonly Choice<Value>[],
): Chosen {
  return (condition) => {
    const values = condition[field] as unknown as readonly Value[];
    return values.map((value) => ({
      key: `${field}-${value}`,
      text: labelOf(choices, value),
      without: { ...condition, [field]: values.filter((each) => each !== value) },
    }));
  };
}

function code<Field extends CodeField>(
  field: Field,
  none: SearchCondition[Field],
  toText: (value: SearchCondition[Field]) => string,
): Chosen {
  return (condition) =>
    condition[field] === none
      ? []
      : one(field, toText(condition[field]), { ...condition, [field]: none });
}

const weekdays: Chosen = (condition) => {
  const { planDay, planDayDetail } = condition;
  if (planDay !== '')
    return one('planDay', labelOf(PLAN_DAYS, planDay), pickPlanDay(condition, ''));
  return planDayDetail.map((day) => ({
    key: `planDayDetail-${day}`,
    text: labelOf(PLAN_DAY_DETAILS, day),
    without: pickPlanDayDetail(
      condition,
      planDayDetail.filter((each) => each !== day),
    ),
  }));
};

/** R3.09: what a mode leaves out by itself is no choice of the visitor's. */
const exceptions: Chosen = (condition) => {
  const usual = exceptOf(condition.searchMode);
  return condition.except
    .filter((value) => !usual.includes(value))
    .map((value) => ({
      key: `except-${value}`,
      text: labelOf(EXCEPTIONS, value),
      without: { ...condition, except: condition.except.filter((each) => each !== value) },
    }));
};

function flag(field: keyof typeof FLAG_LABELS): Chosen {
  return (condition) =>
    condition[field] ? one(field, FLAG_LABELS[field], { ...condition, [field]: false }) : [];
}

const CHOSEN: Partial<Record<OptionField, Chosen>> = {
  planDay: weekdays,
  zoneList: list('zoneList', TIME_ZONES),
  continueStock: code('continueStock', 0, continueStockLabel),
  compeTypes: list('compeTypes', COMPE_TYPES),
  playStyle: list('playStyle', PLAY_STYLES),
  cartTypes: list('cartTypes', CART_TYPES),
  except: exceptions,
  shortCourse: code('shortCourse', 2, shortCourseLabel),
  stayCode: code('stayCode', '', (stay) => labelOf(STAYS, stay)),
  highway: ({ highway, ...rest }) =>
    highway === 0 ? [] : one('highway', roadName(highway), { ...rest, highway: 0, distance: 0 }),
  distance: code('distance', 0, (distance) => labelOf(DISTANCES, distance)),
  courseCategory: code('courseCategory', 0, (category) => labelOf(COURSE_CATEGORIES, category)),
  keyword: (condition) =>
    condition.keyword === ''
      ? []
      : one('keyword', keywordLabel(condition.keyword), { ...condition, keyword: '' }),
};

function isFlag(field: OptionField): field is keyof typeof FLAG_LABELS {
  return Object.hasOwn(FLAG_LABELS, field) && field !== 'areaFlag';
}

/** What is chosen of these fields, in their order. */
export function chosenOptions(
  condition: SearchCondition,
  fields: readonly OptionField[],
): readonly ChosenOption[] {
  return fields.flatMap((field) =>
    (CHOSEN[field] ?? (isFlag(field) ? flag(field) : () => []))(condition),
  );
}

/** Every option there is, in the order in which people say it. */
export const ALL_OPTIONS: readonly OptionField[] = [
  'planDay',
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
