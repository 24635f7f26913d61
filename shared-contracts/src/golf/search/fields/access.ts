import { DISTANCES } from '../choices/index.ts';
import { wholeNumber } from '../codecs.ts';
import { ROAD_COUNT } from '../roadCount.ts';
import { DOMESTIC_MODES } from '../enumerations.ts';
import type { Option } from './field.ts';
import { coded, one } from './rows.ts';

/** The fields about the way to the course. */
export const access = {
  /**
   * The road code; 0 for none. The long table of road names is in `shared-contracts/roads`, for the
   * form.
   */
  highway: coded(wholeNumber(0, ROAD_COUNT), {
    wire: 'highway',
    place: 38,
    label: '道路名',
    default: 0,
    modes: DOMESTIC_MODES,
    relaxer: 'noHighway',
  }),
  /** The class of distance from the interchange; 0 for any. */
  distance: one(DISTANCES, {
    wire: 'distance',
    place: 39,
    label: 'ICからの距離',
    default: 0,
    modes: DOMESTIC_MODES,
    relaxer: 'noHighway',
  }),
} satisfies Readonly<Record<string, Option>>;
