import type { CourseItem } from 'shared-contracts/gateway';
import { freeInHour, HOURS } from '../../inventory/hourLanes.ts';
import type { StockDay } from '../../inventory/search/readStock.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Says whether an hour of a day has begun at `now`. */
export function hasBegun(day: number, hour: number, now: number): boolean {
  return day * DAY + (hour - 9) * HOUR <= now;
}

/**
 * Returns every hour, and whether a tee time is free in it on one of these days (R3.21). Hours that
 * have begun at `now` do not count.
 */
export function toTimeZones(
  days: readonly Pick<StockDay, 'day' | 'free'>[],
  now: number,
): CourseItem['time_zone_detail'] {
  return HOURS.map((hour) => ({
    start_zone: String(hour).padStart(2, '0'),
    active: days.some(({ day, free }) => freeInHour(free, hour) > 0 && !hasBegun(day, hour, now)),
  }));
}
