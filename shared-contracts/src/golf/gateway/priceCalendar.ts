import * as z from 'zod/mini';
import { gatewayCall, SEARCH_TIMEOUT } from './call.ts';

/** The number of days of a price calendar. */
export const CALENDAR_DAYS = 31;

/** A day of a price calendar. */
export interface DayPrice {
  /** `YYYY-MM-DD` */
  readonly playDate: string;
  /** The Japanese name of the holiday; absent on other days. */
  readonly holiday?: string;
  /** False when the condition leaves out this day of the week. */
  readonly isAsked: boolean;
  /** The lowest `Plan.price` of all courses that fit; absent when none fits. */
  readonly price?: number;
}

/**
 * The row of one course in a price calendar. `prices` has one entry for each day; 0 when nothing
 * fits.
 */
export interface CoursePrices {
  readonly id: number;
  readonly name: string;
  readonly prices: readonly number[];
}

/**
 * The lowest price of each day of a search, oldest first, and the rows of the requested courses.
 */
export interface CalendarPrices {
  readonly days: readonly DayPrice[];
  readonly courses: readonly CoursePrices[];
}

/**
 * Returns the lowest price of each day for a search condition. The query is that of `courseSearch`;
 * the days are the condition's play date and number of days. `c_ids`, a comma list of at most 9,
 * also asks for a row of prices of each of these courses.
 */
export const priceCalendar = gatewayCall({
  path: '/course/price-calendar',
  query: z.record(z.string(), z.unknown()),
  reply: z.object({
    result_status: z.number(),
    /** Every requested day, oldest first. */
    days: z.array(
      z.object({
        play_date: z.string(),
        /** The Japanese name of the holiday; absent on other days. */
        holiday: z.optional(z.string()),
        /** False when the condition leaves out this day of the week. */
        is_asked: z.boolean(),
        /** The lowest `planItem.price` of all courses that fit; absent when none fits. */
        price: z.optional(z.number()),
      }),
    ),
    /**
     * The rows in the order of `c_ids`, without unknown ids. `prices` has one entry for each of
     * `days`; 0 when nothing fits.
     */
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
