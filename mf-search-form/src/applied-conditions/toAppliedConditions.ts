import { areaName, countryName, OVERSEAS } from 'shared-contracts/areas';
import { toShortDate, type DayNumber } from 'shared-contracts/format';
import {
  COMPE_TYPES, continueStockLabel, defaultCondition, FLAG_LABELS, keywordLabel, labelOf, PLAN_DAYS, PLAY_STYLES, ratesLabel, shortCourseLabel, TIME_ZONES,
  toPlayDay, toSearchQuery,
  type SearchCondition,
} from 'shared-contracts/search';
import { momentOf } from '../condition/initialCondition.ts';

/** A condition that holds, and the search without it. */
export interface AppliedCondition { readonly key: string; readonly text: AppliedText; readonly without: SearchCondition }
/** The text itself, or the name of a message with what it needs. */
export type AppliedText = string | { readonly message: 'dates' | 'courseName'; readonly values: Record<string, string | number> };

type Flag = keyof typeof FLAG_LABELS;
const FLAGS = (Object.keys(FLAG_LABELS) as Flag[]).filter((flag) => flag !== 'areaFlag');

const applied = (key: string, text: AppliedText, condition: SearchCondition, change: Partial<SearchCondition>): AppliedCondition =>
  ({ key, text, without: { ...condition, page: 1, compareWith: [], ...change } });

const list = <Value extends string | number>(
  field: keyof SearchCondition & string, values: readonly Value[], labelFor: (value: Value) => string, condition: SearchCondition,
): AppliedCondition[] =>
  values.map((value) => applied(`${field}-${value}`, labelFor(value), condition, { [field]: values.filter((each) => each !== value) }));

const places = (condition: SearchCondition): AppliedCondition[] => [
  ...(condition.courseName ? [applied('courseName', { message: 'courseName', values: { name: condition.courseName } }, condition, { courseName: '' })] : []),
  ...list('area', condition.area.filter((code) => code !== OVERSEAS), areaName, condition),
  ...list('country', condition.country, countryName, condition),
];

const dates = (condition: SearchCondition, today: DayNumber): AppliedCondition => {
  const { playDate, widthday } = defaultCondition(condition.searchMode, momentOf(today));
  const text = { message: 'dates', values: { date: toShortDate(toPlayDay(condition.playDate)), days: condition.widthday } } as const;
  return applied('dates', text, condition, { playDate, widthday });
};

const fees = (condition: SearchCondition): AppliedCondition[] => {
  const text = ratesLabel(condition.ratesMin, condition.ratesMax);
  return text === '' ? [] : [applied('rates', text, condition, { ratesMin: 0, ratesMax: 0 })];
};

const options = (condition: SearchCondition): AppliedCondition[] => [
  ...(condition.planDay ? [applied('planDay', labelOf(PLAN_DAYS, condition.planDay), condition, { planDay: '', planDayDetail: [] })] : []),
  ...list('zoneList', condition.zoneList, (zone) => labelOf(TIME_ZONES, zone), condition),
  ...(condition.continueStock ? [applied('continueStock', continueStockLabel(condition.continueStock), condition, { continueStock: 0 })] : []),
  ...list('compeTypes', condition.compeTypes, (type) => labelOf(COMPE_TYPES, type), condition),
  ...list('playStyle', condition.playStyle, (style) => labelOf(PLAY_STYLES, style), condition),
  ...FLAGS.filter((flag) => condition[flag]).map((flag) => applied(flag, FLAG_LABELS[flag], condition, { [flag]: false })),
  ...(condition.shortCourse === 2 ? [] : [applied('shortCourse', shortCourseLabel(condition.shortCourse), condition, { shortCourse: 2 })]),
  ...(condition.keyword ? [applied('keyword', keywordLabel(condition.keyword), condition, { keyword: '' })] : []),
];

/** What a search asks for, in the order in which people say it: where, when, for how much, how. */
export const toAppliedConditions = (condition: SearchCondition, today: DayNumber): readonly AppliedCondition[] =>
  [...places(condition), dates(condition, today), ...fees(condition), ...options(condition)];

/** Whether the search without it is another one: tomorrow for one day is what a search without a date means. */
export const isRemovable = ({ without }: AppliedCondition, condition: SearchCondition): boolean =>
  toSearchQuery(without) !== toSearchQuery({ ...condition, page: 1, compareWith: [] });
