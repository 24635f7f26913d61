import { HOURS } from './hourLanes.ts';

/** R5.09, in lane order. */
export const ZONES = ['lt05', '06', '07', '08', '09', '10', '11', 'gt12'] as const;
/** More free slots in a row than this count as this many (R5.10). */
export const MAX_RUN = 10;

// Five bits a zone: four for the run, one guard. Eight lanes pass 32 bits, so arithmetic stands for shifts.
function lane(zone: number): number {
  return 2 ** (5 * zone);
}
const GUARD = 16;

/** The guard bits of these zones. */
export function toGuards(zones: readonly number[]): number {
  return zones.reduce((sum, zone) => sum + GUARD * lane(zone), 0);
}
export const ALL_GUARDS = toGuards(ZONES.map((_, zone) => zone));

/** `count` in every lane: subtracted from `runs` it leaves the guard bits of the zones whose run is at least as long. */
export function inEveryLane(count: number): number {
  return ZONES.reduce((sum, _, zone) => sum + count * lane(zone), 0);
}

export function packRuns(runs: readonly number[]): number {
  return runs.reduce((sum, run, zone) => sum + (GUARD + Math.min(run, MAX_RUN)) * lane(zone), 0);
}

/** The longest run among the zones that `guards` names. */
export function longestRun(runs: number, guards: number): number {
  return Math.max(
    0,
    ...ZONES.map((_, zone) => (hasGuard(guards, zone) ? Math.floor(runs / lane(zone)) % GUARD : 0)),
  );
}

function hasGuard(guards: number, zone: number): boolean {
  return Math.floor(guards / (GUARD * lane(zone))) % 2 === 1;
}

/** The zone that a start in this hour belongs to. */
export function zoneOfHour(hour: number): number {
  return Math.min(Math.max(hour, 5), 12) - 5;
}

/** The last hour whose starts belong to the zone. */
export function lastHourOf(zone: number): number {
  return HOURS.findLast((hour) => zoneOfHour(hour) === zone)!;
}
