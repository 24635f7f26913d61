import * as z from 'zod/mini';
import { gatewayCall } from './call.ts';

/**
 * How many courses `courseSearch` would find in each prefecture for the same condition: what colours the map of Japan (R2.17).
 * Query as for `courseSearch`; its area, countries and course name are not looked at.
 */
export const prefectureHits = gatewayCall(
  '/course/map/prefectures',
  z.record(z.string(), z.unknown()),
  z.object({
    /** 200; anything else is an error. */
    result_status: z.number(),
    /** All of Japan: the sum of the items. */
    search_cnt: z.number(),
    /** All 47 prefectures in the order of their codes, those without a hit too. */
    items: z.array(z.object({ pref_cd: z.number(), search_cnt: z.number() })),
  }),
);
export type PrefectureHitsReply = z.infer<typeof prefectureHits.reply>;
