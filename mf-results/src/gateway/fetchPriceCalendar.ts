import { ApiError, InvalidReplyError } from 'shared-contracts/errors';
import { priceCalendar, type PriceCalendarReply } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import type { WidgetHost } from 'shared-contracts/widget';
import type { ResultPage } from '../results/resultHref.ts';
import { searchParameters } from './searchParameters.ts';

/** R9.01 */
const TIMEOUT = 30_000;

export interface CalendarRequest {
  /** Its play date and number of days are those of the calendar. */
  readonly condition: SearchCondition;
  readonly page: ResultPage;
  /** The courses that get a row of their own. */
  readonly courseIds: readonly number[];
}

/** The lowest price of each day of a search. */
export async function fetchPriceCalendar(
  host: WidgetHost,
  { condition, page, courseIds }: CalendarRequest,
  signal?: AbortSignal,
): Promise<PriceCalendarReply> {
  const query = { ...searchParameters(condition, page), c_ids: courseIds.join(',') };
  const reply = priceCalendar.reply.safeParse(
    await host.request.get(priceCalendar.path, {
      query,
      timeout: TIMEOUT,
      ...(signal && { signal }),
    }),
  );
  if (!reply.success) throw new InvalidReplyError(priceCalendar.path, reply.error);
  if (reply.data.result_status !== 200)
    throw new ApiError('The price calendar failed', {
      status: reply.data.result_status,
      path: priceCalendar.path,
    });
  return reply.data;
}
