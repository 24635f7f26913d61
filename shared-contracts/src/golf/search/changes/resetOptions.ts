import type { SearchCondition } from '../condition.ts';
import { defaultCondition } from '../defaults.ts';

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

/**
 * R4.06: resets the options of the detailed search; place, date, start times, fee and view stay.
 */
export function resetOptions(condition: SearchCondition): SearchCondition {
  return {
    ...defaultCondition(condition.searchMode, 0),
    ...Object.fromEntries(KEPT_BY_OPTIONS.map((field) => [field, condition[field]])),
  };
}

/** R4.06: resets start times and consecutive slots. */
export function resetTimeSelection(condition: SearchCondition): SearchCondition {
  return {
    ...condition,
    zoneList: [],
    continueStock: 0,
  };
}
