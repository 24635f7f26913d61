import * as z from 'zod/mini';
import { gatewayCall, SEARCH_TIMEOUT } from './call.ts';

/** How many courses fit. */
export interface PrefectureHits {
  /** In all of Japan. */
  readonly count: number;
  /** In each of the 47 prefectures, in the order of their codes. */
  readonly counts: readonly number[];
}

/**
 * How many courses `courseSearch` would find in each prefecture for the same condition: what colours the map of Japan (R2.17).
 * Query as for `courseSearch`; its area, countries and course name are not looked at.
 */
export const prefectureHits = gatewayCall({
  path: '/course/map/prefectures',
  query: z.record(z.string(), z.unknown()),
  reply: z.object({
    /** 200; anything else is an error. */
    result_status: z.number(),
    /** All of Japan: the sum of the items. */
    search_cnt: z.number(),
    /** All 47 prefectures in the order of their codes, those without a hit too. */
    items: z.array(z.object({ pref_cd: z.number(), search_cnt: z.number() })),
  }),
  timeout: SEARCH_TIMEOUT,
  toValue: ({ search_cnt, items }): PrefectureHits => ({
    count: search_cnt,
    counts: items.map((item) => item.search_cnt),
  }),
});
export type PrefectureHitsReply = z.infer<typeof prefectureHits.reply>;
