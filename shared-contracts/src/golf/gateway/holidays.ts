import * as z from 'zod/mini';
import { gatewayCall } from './call.ts';

/**
 * R7.06. Both dates `YYYY-MM-DD`, inclusive; at most two years. The reply maps each holiday's date
 * to its Japanese name.
 */
export const holidayList = gatewayCall({
  path: '/calendar/holidays',
  query: z.object({ start_date: z.string(), end_date: z.string() }),
  reply: z.object({ data: z.record(z.string(), z.string()) }),
  toValue: ({ data }) => data,
});
