import * as z from 'zod/mini';
import { gatewayCall } from './call.ts';

/** What the sky of a day is like, most of the time. */
export const SKIES = ['clear', 'fair', 'cloudy', 'fog', 'rain', 'snow', 'thunder'] as const;
export type Sky = (typeof SKIES)[number];

/** The forecast of one day at one course. */
export interface DayWeather {
  readonly courseId: number;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly sky: Sky;
  /** The chance of rain or snow, 0 to 100 %. */
  readonly rainChance: number;
  /** The strongest mean wind of the day, in metres a second. */
  readonly wind: number;
  /** The highest and the lowest temperature, in whole degrees Celsius. */
  readonly high: number;
  readonly low: number;
}

/**
 * R7.19. `c_ids` is a comma list of at most 100; `play_date_range` is a date, or `start..end`. Days
 * whose weather is not known are absent.
 */
export const courseWeather = gatewayCall({
  path: '/weather',
  query: z.object({ c_ids: z.string(), play_date_range: z.string() }),
  reply: z.object({
    data: z.array(
      z.object({
        c_id: z.number(),
        date: z.string(),
        sky: z.enum(SKIES),
        rain_chance: z.number(),
        wind: z.number(),
        high: z.number(),
        low: z.number(),
      }),
    ),
  }),
  toValue: ({ data }): readonly DayWeather[] =>
    data.map(({ c_id: courseId, rain_chance: rainChance, ...day }) => ({
      ...day,
      courseId,
      rainChance,
    })),
});
