import { DAYS_OF_PLAN_DAY, PLAN_DAY_DETAILS, valuesOf } from '../choices/index.ts';
import type { Reading } from '../reading.ts';

const DAYS = valuesOf(PLAN_DAY_DETAILS);

export interface Weekdays {
  readonly planDay: '' | '0' | '1';
  readonly planDayDetail: readonly string[];
}

/**
 * R4.10, R5.28, R5.37: reads the list of days; without one the group of days gives it. All seven
 * days are no restriction.
 */
export function readPlanDayDetail(wire: string) {
  return (reading: Reading<Weekdays>): void => {
    const texts = (reading.raw(wire) ?? []).filter((text) => text !== '');
    const isKnown = texts.every((text) => DAYS.includes(text));
    if (!isKnown) {
      reading.fail('planDayDetail', { key: 'C000001', values: { field: '曜日' } });
      reading.drop(wire);
    }
    const { draft } = reading;
    const chosen =
      isKnown && texts.length > 0
        ? DAYS.filter((day) => texts.includes(day))
        : DAYS_OF_PLAN_DAY[draft.planDay];
    const isAll = chosen.length === DAYS.length;
    draft.planDayDetail = isAll ? [] : chosen;
    if (isAll) draft.planDay = '';
  };
}
