import { useState } from 'react';
import type { CalendarPrices } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import type { OnDemand } from '../on-demand/useOnDemand.ts';
import type { Month } from './calendarDays.ts';

/**
 * A calendar as it is drawn: the search, the month, and its prices (undefined when they failed to
 * load).
 */
export interface Drawn {
  readonly condition: SearchCondition;
  readonly month: Month;
  readonly value: CalendarPrices | undefined;
}

/**
 * Returns the calendar to draw: the asked one once its prices are known, until then the last one.
 * Undefined while there is none. `hasTurned` is true once another month than the first has been
 * drawn.
 */
export function useDrawnCalendar(
  condition: SearchCondition,
  month: Month,
  { status, value }: Pick<OnDemand<CalendarPrices>, 'status' | 'value'>,
): { readonly drawn: Drawn | undefined; readonly isKnown: boolean; readonly hasTurned: boolean } {
  const [kept, keep] = useState<{ readonly drawn: Drawn; readonly hasTurned: boolean }>();
  const isKnown = value !== undefined || (status === 'failed' && kept !== undefined);
  if (
    isKnown &&
    (kept?.drawn.value !== value ||
      kept?.drawn.month !== month ||
      kept.drawn.condition !== condition)
  ) {
    const hasTurned = kept !== undefined && (kept.hasTurned || kept.drawn.month !== month);
    keep({ drawn: { condition, month, value }, hasTurned });
  }
  return { drawn: kept?.drawn, isKnown, hasTurned: kept?.hasTurned ?? false };
}
