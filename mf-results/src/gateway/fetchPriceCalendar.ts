import { callGateway, priceCalendar, type CalendarPrices } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import type { WidgetHost } from 'shared-contracts/widget';
import type { ResultPage } from '../result-address/resultHref.ts';
import { searchParameters } from './searchParameters.ts';

/** The question for a price calendar. */
export interface CalendarRequest {
  /** The search, with the first day and the number of days of the calendar. */
  readonly condition: SearchCondition;
  readonly page: ResultPage;
  /** The ids of the courses that get a row of their own. */
  readonly courseIds: readonly number[];
}

/** Returns the lowest price of each day of a search. Rejects with the error family. */
export function fetchPriceCalendar(
  host: WidgetHost,
  { condition, page, courseIds }: CalendarRequest,
  signal?: AbortSignal,
): Promise<CalendarPrices> {
  const query = { ...searchParameters(condition, page), c_ids: courseIds.join(',') };
  return callGateway(host, priceCalendar, query, { signal });
}
