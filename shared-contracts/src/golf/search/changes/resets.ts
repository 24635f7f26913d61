import type { SearchCondition } from '../condition.ts';
import { defaultCondition } from '../defaults.ts';

/** R4.06: resets everything except the mode. */
export function resetToDefaults({ searchMode }: SearchCondition, now: number): SearchCondition {
  return defaultCondition(searchMode, now);
}

/** R4.06: resets the play date to tomorrow, one day, any weekday. */
export function resetDatePicker(condition: SearchCondition, now: number): SearchCondition {
  const { playDate, widthday, planDay, planDayDetail } = defaultCondition(
    condition.searchMode,
    now,
  );
  return { ...condition, playDate, widthday, planDay, planDayDetail };
}
