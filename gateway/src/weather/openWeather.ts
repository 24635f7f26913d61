import { performance } from 'node:perf_hooks';
import type { DayNumber } from 'shared-contracts/format';
import { forecastService } from './forecastService.ts';
import { inventedWeather } from './inventedWeather.ts';
import { keptWeather, type ReadWeather } from './keptWeather.ts';

export interface WeatherOptions {
  /** The address of the operator's source; undefined where there is none. */
  readonly source: string | undefined;
  readonly isDemonstration: boolean;
  readonly today: () => DayNumber;
  readonly onFailure: (error: unknown) => void;
}

/** R7.19: opens the operator's source; without one a demonstration invents the weather, and it is unknown else. */
export function openWeather({
  source,
  isDemonstration,
  today,
  onFailure,
}: WeatherOptions): ReadWeather | undefined {
  if (source !== undefined)
    return keptWeather(forecastService(source), { now: () => performance.now(), onFailure });
  return isDemonstration ? inventedWeather(today) : undefined;
}
