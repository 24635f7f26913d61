import { FIRST_HOUR, HOURS } from './hourLanes.ts';

/** The start zones of R5.09, in the order in which they are packed. */
export const ZONES = ['lt05', '06', '07', '08', '09', '10', '11', 'gt12'] as const;
/** Longer runs of free slots count as this many (R5.10). */
export const MAX_RUN = 10;

// Each zone has a lane of five bits: four for the run and a guard. Eight lanes exceed 32 bits, so
// arithmetic replaces shifts.
const LANES = ZONES.map((_, zone) => 2 ** (5 * zone));
function lane(zone: number): number {
  return LANES[zone] ?? Infinity;
}
const GUARD = 16;

/** Returns the guard bits of these zones. */
export function toGuards(zones: readonly number[]): number {
  return zones.reduce((sum, zone) => sum + GUARD * lane(zone), 0);
}
export const ALL_GUARDS = toGuards(ZONES.map((_, zone) => zone));

/**
 * Returns `count` in every lane. Subtracted from packed runs, it leaves the guard bits of the zones
 * whose run is at least as long.
 */
export function inEveryLane(count: number): number {
  return ZONES.reduce((sum, _, zone) => sum + count * lane(zone), 0);
}

/** Packs the longest run of each zone into one number. */
export function packRuns(runs: readonly number[]): number {
  return runs.reduce((sum, run, zone) => sum + (GUARD + Math.min(run, MAX_RUN)) * lane(zone), 0);
}

/** Returns the longest run among the zones of `guards`; 0 when there is none. */
export function longestRun(runs: number, guards: number): number {
  let longest = 0;
  for (let zone = 0; zone < ZONES.length; zone += 1)
    if (hasGuard(guards, zone)) longest = Math.max(longest, Math.floor(runs / lane(zone)) % GUARD);
  return longest;
}

function hasGuard(guards: number, zone: number): boolean {
  return Math.floor(guards / (GUARD * lane(zone))) % 2 === 1;
}

/** Returns the zones of guard bits, as indexes of `ZONES`. */
export function toZones(guards: number): number[] {
  return ZONES.map((_, zone) => zone).filter((zone) => hasGuard(guards, zone));
}

/** Returns the zone of a start in this hour, as an index of `ZONES`. */
export function zoneOfHour(hour: number): number {
  return Math.min(Math.max(hour, FIRST_HOUR), 12) - FIRST_HOUR;
}

const LAST_HOURS = ZONES.map((_, zone) =>
  Math.max(...HOURS.filter((hour) => zoneOfHour(hour) === zone)),
);

/** Returns the first hour of a zone. */
export function firstHourOf(zone: number): number {
  return zone + FIRST_HOUR;
}

/** Returns the last hour of a zone. */
export function lastHourOf(zone: number): number {
  return LAST_HOURS[zone] ?? -Infinity;
}
