import * as z from 'zod/mini';
import { gatewayCall } from './call.ts';

/** A hit as a map shows it. */
const mapMarker = z.object({
  c_id: z.number(),
  c_name: z.string(),
  /** 1 to 47, or 48 overseas. */
  pref_cd: z.number(),
  lat: z.number(),
  lon: z.number(),
  /** As `planItem.price`: the lowest of the course on the asked days. */
  price: z.number(),
});
export type MapMarker = z.infer<typeof mapMarker>;

/** Where all courses lie that `courseSearch` finds for the same query, cheapest first; `items` is empty where they are more than `MOST_ON_MAP`. */
export const courseMap = gatewayCall(
  '/course/map',
  z.record(z.string(), z.unknown()),
  z.object({
    result_status: z.number(),
    search_cnt: z.number(),
    items: z.array(mapMarker),
  }),
);
export type CourseMapReply = z.infer<typeof courseMap.reply>;
