import type { DayWeather } from 'shared-contracts/gateway';

/** A position in degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

export type PlaceWeather = Omit<DayWeather, 'courseId'>;

/** Resolves to the days that are known at a place. Rejects where the source does not answer. */
export type WeatherSource = (place: Place) => Promise<readonly PlaceWeather[]>;
