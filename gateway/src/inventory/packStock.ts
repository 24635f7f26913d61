import { FIRST_HOUR, HOURS, packFree } from './hourLanes.ts';
import type { StockTable } from './tables.ts';
import { packRuns, ZONES, zoneOfHour } from './zoneLanes.ts';

/** One start of a course's day. */
export interface Start {
  /** Minutes since midnight, from 5:00 to 13:59. */
  readonly minute: number;
  readonly isFree: boolean;
}

/**
 * Packs the starts of a day, given in order, as a search reads them. A run counts in the zone in
 * which it starts, however long it is.
 */
export function packStock(starts: readonly Start[]): Pick<StockTable, 'runs' | 'free'> {
  const runs = ZONES.map(() => 0);
  const free = HOURS.map(() => 0);
  let run = 0;
  for (const { minute, isFree } of starts.toReversed()) {
    run = isFree ? run + 1 : 0;
    if (!isFree) continue;
    const hour = Math.floor(minute / 60);
    const zone = zoneOfHour(hour);
    // `zone` and `hour` lie within the lists; a check for each slot would slow a filling down
    runs[zone] = Math.max(runs[zone]!, run);
    free[hour - FIRST_HOUR]! += 1;
  }
  return { runs: packRuns(runs), free: packFree(free) };
}
