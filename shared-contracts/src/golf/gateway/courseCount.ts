import * as z from 'zod/mini';
import { gatewayCall } from './call.ts';

/**
 * Counts the courses that `courseSearch` finds for the same query. Parameter names and checks are
 * the same.
 */
export const courseCount = gatewayCall({
  path: '/course/count',
  query: z.record(z.string(), z.unknown()),
  reply: z.object({
    /** 200; anything else is an error. */
    result_status: z.number(),
    search_cnt: z.number(),
  }),
  toValue: ({ search_cnt }): number => search_cnt,
});
