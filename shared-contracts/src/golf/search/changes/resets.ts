import type { SearchCondition } from '../condition.ts';
import { defaultCondition } from '../defaults.ts';

/** R4.06: everything but the mode. */
export function resetToDefaults({ searchMode }: SearchCondition, now: number): SearchCondition {
  return defaultCondition(searchMode, now);
}

const KEPT_BY_OPTIONS = [
  'searchMode',
  'courseName',
  'area',
  'country',
  'playDate',
  'widthday',
  'zoneList',
  'ratesMin',
  'ratesMax',
  'order',
  'view',
  'lid',
  'tp',
  'areaFlag',
  'searchType',
] as const satisfies readonly (keyof SearchCondition)[];

/** R4.06: what the detailed search adds; place, date, start times, fee and the way of showing stay. */
export function resetOptions(condition: SearchCondition): SearchCondition {
  return {
    ...defaultCondition(condition.searchMode, 0),
    ...Object.fromEntries(KEPT_BY_OPTIONS.map((field) => [field, condition[field]])),
  };
}

/** R4.06: start times and consecutive slots. */
export function resetTimeSelection(condition: SearchCondition): SearchCondition {
  return {
    ...condition,
    zoneList: [],
    continueStock: 0,
  };
}

/** R4.06: the play date is tomorrow again, for one day, on any weekday. */
export function resetDatePicker(condition: SearchCondition, now: number): SearchCondition {
  const { playDate, widthday, planDay, planDayDetail } = defaultCondition(
    condition.searchMode,
    now,
  );
  return { ...condition, playDate, widthday, planDay, planDayDetail };
}
