import { type PlaceWeather, type WeatherSource } from './weatherSource.ts';
import type { Sky } from 'shared-contracts/gateway';
import * as z from 'zod';

/** Milliseconds. */
const DEADLINE = 5000;
const DAYS = 16;
const DAILY = [
  'weather_code',
  'temperature_2m_max',
  'temperature_2m_min',
  'precipitation_probability_max',
  'wind_speed_10m_max',
];

const values = z.array(z.number().nullable()).max(DAYS);
const forecast = z.object({
  daily: z.object({
    time: z.array(z.iso.date()).max(DAYS),
    weather_code: values,
    temperature_2m_max: values,
    temperature_2m_min: values,
    precipitation_probability_max: values,
    wind_speed_10m_max: values,
  }),
});

/** The last code of each kind of weather, by the World Meteorological Organization's table 4677. */
const LAST_CODES: readonly (readonly [code: number, sky: Sky])[] = [
  [0, 'clear'],
  [2, 'fair'],
  [3, 'cloudy'],
  [48, 'fog'],
  [67, 'rain'],
  [77, 'snow'],
  [82, 'rain'],
  [86, 'snow'],
  [99, 'thunder'],
];

function toSky(code: number): Sky {
  return LAST_CODES.find(([last]) => code <= last)?.[1] ?? 'cloudy';
}

/** Returns the days of which everything is known. */
function toDays({ daily }: z.output<typeof forecast>): PlaceWeather[] {
  return daily.time.flatMap((date, index) => {
    const code = daily.weather_code[index] ?? undefined;
    const high = daily.temperature_2m_max[index] ?? undefined;
    const low = daily.temperature_2m_min[index] ?? undefined;
    const rainChance = daily.precipitation_probability_max[index] ?? undefined;
    const wind = daily.wind_speed_10m_max[index] ?? undefined;
    if (code === undefined || high === undefined || low === undefined) return [];
    if (rainChance === undefined || wind === undefined) return [];
    return {
      date,
      sky: toSky(code),
      rainChance: Math.round(rainChance),
      wind: Math.round(wind),
      high: Math.round(high),
      low: Math.round(low),
    };
  });
}

/**
 * R7.19: the operator's source, which answers in the form of Open-Meteo's forecast API: a free
 * program that an operator can run, or rent. Its query, a key for instance, is kept.
 */
export function forecastService(address: string): WeatherSource {
  return async ({ latitude, longitude }) => {
    const url = new URL(address);
    const query = {
      latitude: String(latitude),
      longitude: String(longitude),
      daily: DAILY.join(','),
      timezone: 'auto',
      wind_speed_unit: 'ms',
      forecast_days: String(DAYS),
    };
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(DEADLINE) });
    if (!answer.ok) throw new Error(`The weather source answered ${answer.status}.`);
    return toDays(forecast.parse(await answer.json()));
  };
}
