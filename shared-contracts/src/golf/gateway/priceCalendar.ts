import * as z from 'zod/mini';
import { gatewayCall, SEARCH_TIMEOUT } from './call.ts';

/** How many days a price calendar shows. */
export const CALENDAR_DAYS = 31;

/** A day of a price calendar. */
export interface DayPrice {
  /** `YYYY-MM-DD` */
  readonly playDate: string;
  /** Its Japanese name; absent on other days. */
  readonly holiday?: string;
  /** False where the condition leaves this day of the week out. */
  readonly isAsked: boolean;
  /** As `Plan.price`, the lowest of all courses that fit; absent where nothing does. */
  readonly price?: number;
}

/** A course's own row of a price calendar. `prices` stand beside the days; 0 where nothing fits. */
export interface CoursePrices {
  readonly id: number;
  readonly name: string;
  readonly prices: readonly number[];
}

/** The lowest price of each day of a search, oldest first, and of the courses that were asked for. */
export interface CalendarPrices {
  readonly days: readonly DayPrice[];
  readonly courses: readonly CoursePrices[];
}

/**
 * The lowest price of each day for a search condition: query as for `courseSearch`, the days being the condition's own play date
 * and number of days. `c_ids`, a comma list of at most 9, asks for a row of prices for each of these courses too.
 */
export const priceCalendar = gatewayCall({
  path: '/course/price-calendar',
  query: z.record(z.string(), z.unknown()),
  reply: z.object({
    result_status: z.number(),
    /** Every asked day, oldest first. */
    days: z.array(
      z.object({
        play_date: z.string(),
        /** Its Japanese name; absent on other days. */
        holiday: z.optional(z.string()),
        /** False where the condition leaves this day of the week out. */
        is_asked: z.boolean(),
        /** As `planItem.price`, the lowest of all courses that fit; absent where nothing does. */
        price: z.optional(z.number()),
      }),
    ),
    /** In the order of `c_ids`, without ids of no course. `prices` stand beside `days`; 0 where nothing fits. */
    items: z.array(z.object({ c_id: z.number(), c_name: z.string(), prices: z.array(z.number()) })),
  }),
  timeout: SEARCH_TIMEOUT,
  toValue: ({ days, items }): CalendarPrices => ({
    days: days.map(({ play_date, is_asked, ...day }) => ({
      playDate: play_date,
      isAsked: is_asked,
      ...day,
    })),
    courses: items.map(({ c_id, c_name, prices }) => ({ id: c_id, name: c_name, prices })),
  }),
});
export type PriceCalendarReply = z.infer<typeof priceCalendar.reply>;
