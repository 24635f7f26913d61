import { readPlanDayDetail } from '../checks/planDay.ts';
import { PLAN_DAYS } from '../choices/index.ts';
import { oneChoice } from '../codecs.ts';
import { SEARCH_MODES } from '../enumerations.ts';
import type { Option } from './field.ts';
import { NO_TEXTS, coded, ruled } from './rows.ts';

/** The fields about days of the week. A group of days and its days share their chips. */
export const weekday = {
  /** '' for any, '0' weekdays, '1' weekends and holidays. */
  planDay: coded(oneChoice(PLAN_DAYS), {
    wire: 'plan_day',
    place: 10,
    label: '曜日の区分',
    default: '',
    modes: SEARCH_MODES,
    relaxer: 'anyDay',
  }),
  /** '1' Monday to '6' Saturday, '0_7' Sunday and holidays. */
  planDayDetail: ruled({
    wire: 'plan_day_detail[]',
    place: 11,
    label: '曜日',
    default: NO_TEXTS,
    modes: SEARCH_MODES,
    relaxer: 'anyDay',
    read: readPlanDayDetail('plan_day_detail[]'),
    write: (days: readonly string[]) => days,
  }),
} satisfies Readonly<Record<string, Option>>;
