import type { StartOffer, StockDay } from 'shared-contracts/gateway';

/** The free starts of an hour of a day. */
export interface StartHourOf {
  readonly hour: number;
  /** The zone (R5.09) whose starts these are, where only the hours are known. */
  readonly zone?: string;
  readonly free: number;
  /** The longest run of groups that starts in the hour, 1 to 10; 10 means 10 or more. */
  readonly run: number;
  /** Empty where only the hours are known. */
  readonly starts: readonly StartOffer[];
}

function hourOf({ time }: StartOffer): number {
  return Number(time.split(':')[0]);
}

/** R5.09: the first hour of the last zone. */
const NOON = 12;
/** R5.09: the first hour of the zones that are not named after it. */
const HOUR_OF_ZONE: Readonly<Record<string, number>> = { lt05: 5, gt12: NOON };

function hoursOf({ starts, zones }: StockDay): StartHourOf[] {
  if (starts === undefined)
    return zones.flatMap(({ zone, free, run }) =>
      free > 0 ? [{ hour: HOUR_OF_ZONE[zone] ?? Number(zone), zone, free, run, starts: [] }] : [],
    );
  return [...Map.groupBy(starts, hourOf)].map(([hour, own]) => ({
    hour,
    free: own.length,
    run: Math.max(...own.map(({ run }) => run)),
    starts: own,
  }));
}

/**
 * Returns the hours of a day with free starts, in order; only the asked one unless that is null. Where only
 * the hours are known, an hour after noon is part of the last zone.
 */
export function toStartHours(day: StockDay, asked: number | null): StartHourOf[] {
  return hoursOf(day).filter(
    ({ hour, zone }) =>
      asked === null || hour === (zone === undefined ? asked : Math.min(asked, NOON)),
  );
}

/** Returns the starts of an hour in order, those that follow each other with the same plan together. */
export function runsOfPlan(starts: readonly StartOffer[]): StartOffer[][] {
  const runs: StartOffer[][] = [];
  for (const start of starts) {
    const last = runs.at(-1);
    if (last?.[0]?.planId === start.planId) last.push(start);
    else runs.push([start]);
  }
  return runs;
}
