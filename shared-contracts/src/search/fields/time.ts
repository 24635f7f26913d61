import { zones } from '../checks/zones.ts';
import { CONTINUE_STOCKS, TIME_ZONES, valuesOf } from '../choices/index.ts';
import { continueStockLabel } from '../labels.ts';
import type { Option } from './field.ts';
import { one, some } from './rows.ts';

/** At which hours. */
export const time = {
  /** 'lt05', '06' to '11', 'gt12'; none means any. */
  zoneList: some(TIME_ZONES, {
    wire: 'zone_list[]',
    place: 8,
    label: 'スタート時間',
    codec: zones(valuesOf(TIME_ZONES)),
    modes: ['normal', 'competition', 'overseas'],
    relaxer: 'anyTime',
  }),
} satisfies Readonly<Record<string, Option>>;

/** For how many groups. */
export const slots = {
  /** Consecutive slots wanted: 0 any, 2 to 10 (10 or more). */
  continueStock: one(CONTINUE_STOCKS, {
    wire: 'continue_stock',
    place: 9,
    label: '連続枠',
    default: 0,
    text: continueStockLabel,
    modes: ['normal', 'competition'],
    relaxer: 'noConsecutive',
  }),
} satisfies Readonly<Record<string, Option>>;
