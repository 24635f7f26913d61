import * as z from 'zod/mini';
import { gatewayCall } from './call.ts';
import { timeZoneDetail, toStartHours, type StartHour } from './course.ts';

/** The free tee times of one start zone of R5.09 on one day. */
const zoneStock = z.object({
  /** 'lt05', '06' to '11', 'gt12' */
  zone: z.string(),
  free: z.number(),
  /**
   * The longest run of consecutive free slots that starts in the zone, 0 to 10; 10 means 10 or
   * more.
   */
  run: z.number(),
});

/** A free start, and the cheapest plan of the search that begins then. */
const startOffer = z.object({
  /** `8:04` */
  time: z.string(),
  /** How many groups can start one after the other from here, 1 to 10; 10 means 10 or more. */
  run: z.number(),
  plan_id: z.number(),
  plan_name: z.string(),
  /** Yen for each player of the party, all taxes included. */
  price: z.number(),
  /** R9.06: the language of `plan_name`; absent for Japanese. */
  plan_lang: z.optional(z.string()),
});

/** A free start, and the cheapest plan of the search that begins then. */
export interface StartOffer {
  /** `8:04` */
  readonly time: string;
  /** How many groups can start one after the other from here, 1 to 10; 10 means 10 or more. */
  readonly run: number;
  readonly planId: number;
  readonly planName: string;
  /** R9.06: the language of the plan's name, for `lang`. */
  readonly nameLanguage: string;
  /** Yen for each player of the party, all taxes included. */
  readonly price: number;
}

/** The free tee times of a day. */
export interface StockDay {
  /** `YYYY-MM-DD` */
  readonly playDate: string;
  readonly isFree: boolean;
  /** The lowest price of the day in yen; absent when nothing is for sale. */
  readonly price?: number;
  readonly zones: readonly z.infer<typeof zoneStock>[];
  /** Its free starts in order; absent where only the hours are known. */
  readonly starts?: readonly StartOffer[];
}

function toStartOffer({
  plan_id: planId,
  plan_name: planName,
  plan_lang: nameLanguage = 'ja',
  ...start
}: z.infer<typeof startOffer>): StartOffer {
  return { ...start, planId, planName, nameLanguage };
}

/** R3.21: the free tee times of courses, with the request's condition. */
export interface CourseStock {
  readonly items: readonly {
    readonly courseId: number;
    readonly startHours: readonly StartHour[];
    readonly days: readonly StockDay[];
  }[];
  readonly condition: {
    readonly courseIds: readonly number[];
    readonly startDate: string;
    readonly endDate: string;
  };
}

/**
 * R7.08, R3.21: returns the tee times of courses. `c_ids` is a comma list of at most 30,
 * `play_date_range` a date or `start..end` of at most 31 days; the rest of the query is the search
 * condition, whose place and dates are ignored. `items` holds the courses that exist, in the order of
 * `c_ids`. The days of a single course have their starts.
 */
export const courseStock = gatewayCall({
  path: '/course/stock',
  hasTexts: true,
  query: z.looseObject({ c_ids: z.string(), play_date_range: z.string() }),
  reply: z.object({
    result_status: z.number(),
    items: z.array(
      z.object({
        c_id: z.number(),
        /** The hours, each with whether a tee time is free on one of the days. */
        time_zone_detail: z.array(timeZoneDetail),
        /**
         * Each day: whether a tee time is free, in which zones, and the lowest price in yen, which
         * is absent when nothing is for sale.
         */
        days: z.array(
          z.object({
            play_date: z.string(),
            active: z.boolean(),
            price: z.optional(z.number()),
            zones: z.array(zoneStock),
            /** For a single course only, and where the exact starts are known. */
            starts: z.optional(z.array(startOffer)),
          }),
        ),
      }),
    ),
    /** The condition of the request. */
    condition: z.object({
      c_ids: z.array(z.number()),
      start_date: z.string(),
      end_date: z.string(),
    }),
  }),
  toValue: ({ items, condition }): CourseStock => ({
    items: items.map(({ c_id, time_zone_detail, days }) => ({
      courseId: c_id,
      startHours: toStartHours(time_zone_detail),
      days: days.map(({ play_date, active, starts, ...day }) => ({
        playDate: play_date,
        isFree: active,
        ...day,
        ...(starts && { starts: starts.map(toStartOffer) }),
      })),
    })),
    condition: {
      courseIds: condition.c_ids,
      startDate: condition.start_date,
      endDate: condition.end_date,
    },
  }),
});
export type CourseStockReply = z.infer<typeof courseStock.reply>;
