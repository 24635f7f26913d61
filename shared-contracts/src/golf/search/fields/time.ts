import { zones } from '../checks/zones.ts';
import { CONTINUE_STOCKS, TIME_ZONES, valuesOf } from '../choices/index.ts';
import { DOMESTIC_MODES, SEARCH_MODES } from '../enumerations.ts';
import type { Option } from './field.ts';
import { one, some } from './rows.ts';

/** The fields about start times. */
export const time = {
  /** 'lt05', '06' to '11', 'gt12'; an empty list means any. */
  zoneList: some(TIME_ZONES, {
    wire: 'zone_list[]',
    place: 8,
    label: 'スタート時間',
    codec: zones(valuesOf(TIME_ZONES)),
    modes: SEARCH_MODES,
    relaxer: 'anyTime',
  }),
} satisfies Readonly<Record<string, Option>>;

/** The fields about runs of slots. */
export const slots = {
  /** The number of consecutive slots: 0 for any, 2 to 10 (10 or more). */
  continueStock: one(CONTINUE_STOCKS, {
    wire: 'continue_stock',
    place: 9,
    label: '連続枠',
    default: 0,
    modes: DOMESTIC_MODES,
    relaxer: 'noConsecutive',
  }),
} satisfies Readonly<Record<string, Option>>;
