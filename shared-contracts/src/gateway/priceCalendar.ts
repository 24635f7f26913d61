import * as z from 'zod/mini';
import { gatewayCall } from './call.ts';

/** How many days a price calendar shows. */
export const CALENDAR_DAYS = 31;

/**
 * The lowest price of each day for a search condition: query as for `courseSearch`, the days being the condition's own play date
 * and number of days. `c_ids`, a comma list of at most 9, asks for a row of prices for each of these courses too.
 */
export const priceCalendar = gatewayCall(
  '/course/price-calendar',
  z.record(z.string(), z.unknown()),
  z.object({
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
);
export type PriceCalendarReply = z.infer<typeof priceCalendar.reply>;
