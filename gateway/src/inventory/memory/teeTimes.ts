import type { SearchCriteria } from '../search/criteria.ts';
import { inEveryLane } from '../zoneLanes.ts';
import { at, type InventoryColumns } from './columns.ts';
import { highHalf, lowHalf } from './lanes.ts';

/** Guard bits of zones (`zoneLanes.ts`), in halves. */
export interface Zones {
  low: number;
  high: number;
}

/** Whether a zone is in both. */
export function meet(one: Zones, low: number, high: number): boolean {
  return (one.low & low) !== 0 || (one.high & high) !== 0;
}

/**
 * Adds to `found` the zones of a cell in which a run of tee times starts that is long enough and still
 * ahead. One subtraction compares four lanes, as `hasRun` does in SQL.
 */
export type AddZones = (cell: number, day: number, found: Zones) => void;

function toZones(guards: number): Zones {
  return { low: lowHalf(guards), high: highHalf(guards) };
}

/** Returns the reader of the zones that the criteria ask for. */
export function zoneReader(
  { runsLow, runsHigh, freeHigh, firstDay }: InventoryColumns,
  { zones, zonesToday, freeToday, today, run }: SearchCriteria,
): AddZones {
  const wanted = toZones(zones);
  const ahead = toZones(zonesToday);
  const least = toZones(inEveryLane(run));
  // the last hour lies in the high half
  const freeAhead = highHalf(freeToday);
  return (cell, day, found) => {
    const low = at(runsLow, cell);
    // every lane of a day that exists has its guard bit
    if (low === 0) return;
    const isToday = day + firstDay === today;
    if (isToday && at(freeHigh, cell) < freeAhead) return;
    const asked = isToday ? ahead : wanted;
    found.low |= (low - least.low) & asked.low;
    found.high |= (at(runsHigh, cell) - least.high) & asked.high;
  };
}
