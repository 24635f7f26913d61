import type { DayNumber } from 'shared-contracts/format';

/** The first and the last day on which something is sold. */
export interface Validity {
  readonly from: DayNumber;
  readonly to: DayNumber;
}

export const ALWAYS: Validity = { from: 0, to: 99_999 };
