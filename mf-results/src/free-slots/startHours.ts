import type { StartOffer, StockDay } from 'shared-contracts/gateway';

/** The free starts of an hour of a day. */
export interface StartHourOf {
  readonly hour: number;
  readonly free: number;
  /** The longest run of groups that starts in the hour, 1 to 10; 10 means 10 or more. */
  readonly run: number;
  /** Empty where only the hours are known. */
  readonly starts: readonly StartOffer[];
}

function hourOf({ time }: StartOffer): number {
  return Number(time.split(':')[0]);
}

/** R5.09: the hour by which a zone is named. */
const HOUR_OF_ZONE: Readonly<Record<string, number>> = { lt05: 5, gt12: 12 };

/** Returns the hours of a day with free starts, in order. The last zone counts as 12 where no starts are known. */
export function toStartHours({ starts, zones }: StockDay): StartHourOf[] {
  if (starts === undefined)
    return zones.flatMap(({ zone, free, run }) =>
      free > 0 ? [{ hour: HOUR_OF_ZONE[zone] ?? Number(zone), free, run, starts: [] }] : [],
    );
  return [...Map.groupBy(starts, hourOf)].map(([hour, own]) => ({
    hour,
    free: own.length,
    run: Math.max(...own.map(({ run }) => run)),
    starts: own,
  }));
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

/** Returns whether a day has a free start in an hour, or in any for null. */
export function startsIn(day: StockDay, hour: number | null): boolean {
  const hours = toStartHours(day);
  return hour === null ? hours.length > 0 : hours.some((each) => each.hour === hour);
}
