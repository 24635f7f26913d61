import { DISTANCES } from '../choices/index.ts';
import { wholeNumber } from '../codecs.ts';
import { ROAD_COUNT } from '../roadCount.ts';
import { DOMESTIC_MODES } from '../enumerations.ts';
import type { Option } from './field.ts';
import { coded, one } from './rows.ts';

/** How one gets there. */
export const access = {
  /** Road code; 0 none. The names of roads are the form's: the table of them is long. */
  highway: coded(wholeNumber(0, ROAD_COUNT), {
    wire: 'highway',
    place: 38,
    label: '道路名',
    default: 0,
    modes: DOMESTIC_MODES,
    relaxer: 'noHighway',
  }),
  /** 0 any, else a class of distance from the interchange. */
  distance: one(DISTANCES, {
    wire: 'distance',
    place: 39,
    label: 'ICからの距離',
    default: 0,
    modes: DOMESTIC_MODES,
    relaxer: 'noHighway',
  }),
} satisfies Readonly<Record<string, Option>>;
