import { FIRST_HOUR, HOURS, packFree } from './hourLanes.ts';
import type { StockTable } from './tables.ts';
import { packRuns, ZONES, zoneOfHour } from './zoneLanes.ts';

/** One start of a course's day. */
export interface Start {
  readonly hour: number;
  readonly isFree: boolean;
}

/** A day's starts, in order, as a search reads them. A run counts where it starts, however far it goes on. */
export function packStock(starts: readonly Start[]): Pick<StockTable, 'runs' | 'free'> {
  const runs = ZONES.map(() => 0);
  const free = HOURS.map(() => 0);
  let run = 0;
  for (const { hour, isFree } of starts.toReversed()) {
    run = isFree ? run + 1 : 0;
    if (!isFree) continue;
    const zone = zoneOfHour(hour);
    runs[zone] = Math.max(runs[zone]!, run);
    free[hour - FIRST_HOUR]! += 1;
  }
  return { runs: packRuns(runs), free: packFree(free) };
}
