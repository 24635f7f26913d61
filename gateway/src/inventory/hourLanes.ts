/** The hours in which a tee time can start. */
export const HOURS = [5, 6, 7, 8, 9, 10, 11, 12, 13] as const;
export const FIRST_HOUR = 5;
export const LAST_HOUR = 13;
/** Every seven and a half minutes. */
export const SLOTS_PER_HOUR = 8;

const LANE = 16;

/** Free slots by hour, four bits each. */
export function packFree(counts: readonly number[]): number {
  return counts.reduce((sum, count, hour) => sum + count * LANE ** hour, 0);
}

export function freeInHour(free: number, hour: number): number {
  return Math.floor(free / LANE ** (hour - FIRST_HOUR)) % LANE;
}

/** The least that slots of all hours are packed into where the last one holds `count` free ones: it lies in the topmost lane. */
export function toFreeInLastHour(count: number): number {
  return count * LANE ** (LAST_HOUR - FIRST_HOUR);
}
