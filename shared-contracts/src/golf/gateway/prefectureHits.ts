import * as z from 'zod/mini';
import { gatewayCall, SEARCH_TIMEOUT } from './call.ts';

/** The number of courses that fit. */
export interface PrefectureHits {
  /** In all of Japan. */
  readonly count: number;
  /** In each of the 47 prefectures, in the order of their codes. */
  readonly counts: readonly number[];
}

/**
 * R2.17: counts the courses that `courseSearch` finds in each prefecture, which colours the map of
 * Japan. The query is that of `courseSearch`; its area, countries and course name are ignored.
 */
export const prefectureHits = gatewayCall({
  path: '/course/map/prefectures',
  query: z.record(z.string(), z.unknown()),
  reply: z.object({
    /** 200; anything else is an error. */
    result_status: z.number(),
    /** All of Japan: the sum of the items. */
    search_cnt: z.number(),
    /** All 47 prefectures in the order of their codes, also those without a course. */
    items: z.array(z.object({ pref_cd: z.number(), search_cnt: z.number() })),
  }),
  timeout: SEARCH_TIMEOUT,
  toValue: ({ search_cnt, items }): PrefectureHits => ({
    count: search_cnt,
    counts: items.map((item) => item.search_cnt),
  }),
});
export type PrefectureHitsReply = z.infer<typeof prefectureHits.reply>;
