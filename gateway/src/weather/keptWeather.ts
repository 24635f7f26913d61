import { LRUCache } from 'lru-cache';
import type { Place, PlaceWeather, WeatherSource } from './weatherSource.ts';

const HOUR = 3_600_000;
/** Milliseconds after which a forecast is none any more, whatever its source does. */
const OLDEST = 24 * HOUR;
/** A tenth of a degree is some ten kilometres: one forecast holds for all courses in it. */
const CELLS_IN_A_DEGREE = 10;
/** More cells than Japan's courses lie in. */
const MOST_CELLS = 5000;
/** Milliseconds. A golfer's page waits no longer for a forecast that is new. */
const PATIENCE = 300;
/** Milliseconds for which a source that has failed is not asked. */
const REST = 30_000;

export interface KeptWeatherOptions {
  /** Milliseconds, never decreasing. */
  readonly now: () => number;
  readonly onFailure: (error: unknown) => void;
}

/** The days that are known at a place; undefined while the source is silent about it. */
export type ReadWeather = (place: Place) => Promise<readonly PlaceWeather[] | undefined>;

function toCell(degrees: number): number {
  return Math.round(degrees * CELLS_IN_A_DEGREE) / CELLS_IN_A_DEGREE;
}

/**
 * Keeps what a source says for an hour, and up to a day while it fails or is slow. Nobody waits long for it: what
 * comes later is there for the next one who asks.
 */
export function keptWeather(
  source: WeatherSource,
  { now, onFailure }: KeptWeatherOptions,
): ReadWeather {
  let restsUntil = 0;
  const cells = new LRUCache<string, readonly PlaceWeather[]>({
    max: MOST_CELLS,
    ttl: HOUR,
    perf: { now },
    // an injected time passes without timers
    ttlResolution: 0,
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    async fetchMethod(cell) {
      if (now() < restsUntil) return undefined;
      const [latitude = 0, longitude = 0] = cell.split(' ').map(Number);
      try {
        return await source({ latitude, longitude });
      } catch (error) {
        restsUntil = now() + REST;
        onFailure(error);
        throw error;
      }
    },
  });
  const older = (cell: string) =>
    cells.getRemainingTTL(cell) > HOUR - OLDEST ? cells.get(cell, { allowStale: true }) : undefined;
  return async ({ latitude, longitude }) => {
    const cell = `${toCell(latitude)} ${toCell(longitude)}`;
    const { promise: late, resolve } = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => resolve(undefined), PATIENCE);
    try {
      const asked = cells.fetch(cell).catch(() => undefined);
      return (await Promise.race([asked, late])) ?? older(cell);
    } finally {
      clearTimeout(timer);
    }
  };
}
