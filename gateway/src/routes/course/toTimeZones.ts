import type { CourseItem } from 'shared-contracts/gateway';
import { HOURS } from '../../inventory/hourLanes.ts';

/** Returns every hour, and whether it is one of these, which are bits as in `freeHours` (R3.21). */
export function toTimeZones(hours: number): CourseItem['time_zone_detail'] {
  return HOURS.map((hour, place) => ({
    start_zone: String(hour).padStart(2, '0'),
    active: (hours & (1 << place)) !== 0,
  }));
}
