import type { StartOffer } from 'shared-contracts/gateway';

/** The starts of one hour. */
export interface HourOfStarts {
  /** 5 to 13. */
  readonly hour: number;
  readonly starts: readonly StartOffer[];
}

function hourOf({ time }: StartOffer): number {
  return Number(time.split(':')[0]);
}

/** Returns the starts of a day hour by hour, in their order; hours without one are absent. */
export function startsByHour(starts: readonly StartOffer[]): HourOfStarts[] {
  return [...new Set(starts.map(hourOf))].map((hour) => ({
    hour,
    starts: starts.filter((start) => hourOf(start) === hour),
  }));
}
