import * as z from 'zod/mini';
import { gatewayCall } from './call.ts';
import { timeZoneDetail } from './courseSearch.ts';

/** The free tee times of one start zone of R5.09 on one day. */
const zoneStock = z.object({
  /** 'lt05', '06' to '11', 'gt12' */
  zone: z.string(),
  free: z.number(),
  /** The longest run of consecutive free slots that starts in the zone, 0 to 10; 10 means 10 or more. */
  run: z.number(),
});

/**
 * R7.08, R3.21: the tee times of courses. `c_ids` is a comma list of at most 30, `play_date_range` a date or `start..end` of
 * at most 31 days. `items` holds the courses that there are, in the order of `c_ids`.
 */
export const courseStock = gatewayCall(
  '/course/stock',
  z.object({ c_ids: z.string(), play_date_range: z.string() }),
  z.object({
    result_status: z.number(),
    items: z.array(
      z.object({
        c_id: z.number(),
        /** Hours with a free tee time on one of the days. */
        time_zone_detail: z.array(timeZoneDetail),
        /** Day by day: whether there is a free tee time, where in the day, and the lowest price in yen; absent where nothing is sold. */
        days: z.array(
          z.object({
            play_date: z.string(),
            active: z.boolean(),
            price: z.optional(z.number()),
            zones: z.array(zoneStock),
          }),
        ),
      }),
    ),
    /** What was asked for. */
    condition: z.object({
      c_ids: z.array(z.number()),
      start_date: z.string(),
      end_date: z.string(),
    }),
  }),
);
export type CourseStockReply = z.infer<typeof courseStock.reply>;
