import { callGateway, priceCalendar, type CalendarPrices } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import type { WidgetHost } from 'shared-contracts/widget';
import type { ResultPage } from '../result-address/resultHref.ts';
import { searchParameters } from './searchParameters.ts';

export interface CalendarRequest {
  /** Its play date and number of days are those of the calendar. */
  readonly condition: SearchCondition;
  readonly page: ResultPage;
  /** The courses that get a row of their own. */
  readonly courseIds: readonly number[];
}

/** The lowest price of each day of a search. */
export function fetchPriceCalendar(
  host: WidgetHost,
  { condition, page, courseIds }: CalendarRequest,
  signal?: AbortSignal,
): Promise<CalendarPrices> {
  const query = { ...searchParameters(condition, page), c_ids: courseIds.join(',') };
  return callGateway(host, priceCalendar, query, { signal });
}
