import { type DayNumber, toDateParts, toIsoDate } from 'shared-contracts/format';
import type { Sky } from 'shared-contracts/gateway';
import { type Draw, drawFrom } from '../inventory/filling/random.ts';
import { daysFrom } from '../inventory/filling/horizon.ts';
import type { PlaceWeather, WeatherSource } from './weatherSource.ts';

/** How far forecasts reach, in days. */
const REACH = 10;
/** The width of an area of one weather, in degrees. */
const AREA = 2;
const RAINY_MONTHS = [6, 7, 9];
const SNOWY_BELOW = 2;

/** The mean of a month at a latitude, in degrees Celsius: coldest at the end of January. */
function toMean(latitude: number, month: number): number {
  const yearly = 16 - (Math.abs(latitude) - 35) * 0.9;
  return yearly - 11 * Math.cos(((month - 1.5) / 12) * 2 * Math.PI);
}

function drawSky(draw: Draw, month: number, mean: number): Sky {
  const isWet = draw.chance(RAINY_MONTHS.includes(month) ? 0.4 : 0.22);
  if (!isWet) return draw.pick<Sky>(['clear', 'clear', 'fair', 'fair', 'fair', 'cloudy']);
  if (mean < SNOWY_BELOW) return 'snow';
  return month === 8 ? draw.pick<Sky>(['rain', 'thunder']) : 'rain';
}

const RAIN_CHANCES: Readonly<Record<Sky, readonly [least: number, most: number]>> = {
  clear: [0, 1],
  fair: [1, 2],
  cloudy: [2, 4],
  fog: [2, 3],
  rain: [6, 9],
  snow: [6, 9],
  thunder: [6, 8],
};

function drawDay(latitude: number, longitude: number, day: DayNumber): PlaceWeather {
  const area = [Math.floor(latitude / AREA), Math.floor(longitude / AREA)] as const;
  const draw = drawFrom(...area, day);
  const { month } = toDateParts(day);
  const mean = toMean(latitude, month) + draw.between(-3, 3);
  const sky = drawSky(draw, month, mean);
  const spread = sky === 'clear' ? 6 : 4;
  return {
    date: toIsoDate(day),
    sky,
    rainChance: 10 * draw.between(...RAIN_CHANCES[sky]),
    wind: draw.between(1, sky === 'clear' || sky === 'fair' ? 5 : 9),
    high: Math.round(mean + spread),
    low: Math.round(mean - spread),
  };
}

/** The weather of a demonstration, from `today` on. It depends on place and day alone. */
export function inventedWeather(today: () => DayNumber): WeatherSource {
  return async ({ latitude, longitude }) =>
    daysFrom(today(), today() + REACH - 1).map((day) => drawDay(latitude, longitude, day));
}
