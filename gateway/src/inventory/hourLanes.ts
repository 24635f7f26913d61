/** The hours in which a tee time can start. */
export const HOURS = [5, 6, 7, 8, 9, 10, 11, 12, 13] as const;
export const FIRST_HOUR = 5;
export const LAST_HOUR = 13;
/** A tee time every seven and a half minutes. */
export const SLOTS_PER_HOUR = 8;

const LANE = 16;

/** Packs the free slots of each hour into one number, four bits each. */
export function packFree(counts: readonly number[]): number {
  return counts.reduce((sum, count, hour) => sum + count * LANE ** hour, 0);
}

/** What the lane of each hour counts in, from the first hour on. */
const LANES = HOURS.map((hour) => LANE ** (hour - FIRST_HOUR));

/** Returns the free slots of an hour. */
export function freeInHour(free: number, hour: number): number {
  return Math.floor(free / (LANES[hour - FIRST_HOUR] ?? Infinity)) % LANE;
}

/**
 * Returns the least packed number whose last hour has `count` free slots. The last hour has the
 * highest bits.
 */
export function toFreeInLastHour(count: number): number {
  return count * LANE ** (LAST_HOUR - FIRST_HOUR);
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Japan's clocks are so far ahead. */
const OFFSET = 9 * HOUR;

/** Says whether a minute of a day in Japan has come at `now`, in milliseconds since 1970. */
export function hasCome(day: number, minute: number, now: number): boolean {
  return day * DAY + minute * MINUTE - OFFSET <= now;
}

/** Says whether an hour of a day in Japan has begun at `now`, in milliseconds since 1970. */
export function hasBegun(day: number, hour: number, now: number): boolean {
  return hasCome(day, hour * 60, now);
}

/** Every hour as a bit; the first of `HOURS` is bit 0. */
export const ALL_HOURS = 2 ** HOURS.length - 1;

/** Returns the hours that have a free slot, as bits. */
export function freeHours(free: number): number {
  return HOURS.reduce(
    (bits, hour, place) => bits | (freeInHour(free, hour) > 0 ? 1 << place : 0),
    0,
  );
}

/** Returns the hours of a day that have not begun at `now`, as bits. */
export function hoursAhead(day: number, now: number): number {
  return HOURS.reduce((bits, hour, place) => bits | (hasBegun(day, hour, now) ? 0 : 1 << place), 0);
}

/** Returns the hours of a day that have a free slot and have not begun at `now`, as bits. */
export function freeAhead(
  { day, free }: { readonly day: number; readonly free: number },
  now: number,
): number {
  return freeHours(free) & hoursAhead(day, now);
}
