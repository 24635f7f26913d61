import type { CourseStockReply } from 'shared-contracts/gateway';
import { freeInHour, hasBegun, HOURS } from '../../inventory/hourLanes.ts';
import type { StockDay } from '../../inventory/search/readStock.ts';
import { longestRun, toGuards, ZONES, zoneOfHour } from '../../inventory/zoneLanes.ts';

type ZoneStock = CourseStockReply['items'][number]['days'][number]['zones'][number];

/**
 * Returns the free tee times of a day and their longest run by start zone. Hours that have begun at
 * `now` do not count.
 */
export function toZoneStock(
  { day, runs, free }: Pick<StockDay, 'day' | 'runs' | 'free'>,
  now: number,
): ZoneStock[] {
  return ZONES.map((zone, index) => {
    const hours = HOURS.filter((hour) => zoneOfHour(hour) === index);
    const ahead = hours.filter((hour) => !hasBegun(day, hour, now));
    const count = ahead.reduce((sum, hour) => sum + freeInHour(free, hour), 0);
    const run = count === 0 ? 0 : longestRun(runs, toGuards([index]));
    // the longest run may lie in the hour that has begun
    return { zone, free: count, run: ahead.length < hours.length ? Math.min(run, count) : run };
  });
}
