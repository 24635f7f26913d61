import { HOURS } from './hourLanes.ts';

/** R5.09, in lane order. */
export const ZONES = ['lt05', '06', '07', '08', '09', '10', '11', 'gt12'] as const;
/** More free slots in a row than this count as this many (R5.10). */
export const MAX_RUN = 10;

// Five bits a zone: four for the run, one guard. Eight lanes pass 32 bits, so arithmetic stands for shifts.
const lane = (zone: number): number => 2 ** (5 * zone);
const GUARD = 16;

/** The guard bits of these zones. */
export const toGuards = (zones: readonly number[]): number =>
  zones.reduce((sum, zone) => sum + GUARD * lane(zone), 0);
export const ALL_GUARDS = toGuards(ZONES.map((_, zone) => zone));

/** `count` in every lane: subtracted from `runs` it leaves the guard bits of the zones whose run is at least as long. */
export const inEveryLane = (count: number): number =>
  ZONES.reduce((sum, _, zone) => sum + count * lane(zone), 0);

export const packRuns = (runs: readonly number[]): number =>
  runs.reduce((sum, run, zone) => sum + (GUARD + Math.min(run, MAX_RUN)) * lane(zone), 0);

/** The longest run among the zones that `guards` names. */
export const longestRun = (runs: number, guards: number): number =>
  Math.max(
    0,
    ...ZONES.map((_, zone) => (hasGuard(guards, zone) ? Math.floor(runs / lane(zone)) % GUARD : 0)),
  );

const hasGuard = (guards: number, zone: number): boolean =>
  Math.floor(guards / (GUARD * lane(zone))) % 2 === 1;

/** The zone that a start in this hour belongs to. */
export const zoneOfHour = (hour: number): number => Math.min(Math.max(hour, 5), 12) - 5;

/** The last hour whose starts belong to the zone. */
export const lastHourOf = (zone: number): number =>
  HOURS.findLast((hour) => zoneOfHour(hour) === zone)!;
