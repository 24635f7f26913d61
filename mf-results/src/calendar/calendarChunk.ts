import type { WidgetHost } from 'shared-contracts/widget';
import type { FirstView } from '../first-view/firstView.ts';
import { type CalendarRequest, fetchPriceCalendar } from '../gateway/fetchPriceCalendar.ts';
import { monthOfAddress } from './calendarAddress.ts';
import { conditionOfMonth } from './calendarDays.ts';
import { calendarKey } from './calendarKey.ts';

export { PriceCalendar as View } from './PriceCalendar.tsx';

/**
 * Loads the calendar of an address for the first paint on the server. Rejects with the error
 * family.
 */
export async function loadCalendar(
  host: WidgetHost,
  query: string,
  { condition, page, courseIds }: CalendarRequest,
): Promise<FirstView> {
  const month = monthOfAddress(query, condition, host.now());
  const request = { condition: conditionOfMonth(condition, month, host.now()), page, courseIds };
  return {
    view: 'calendar',
    key: calendarKey(request),
    reply: await fetchPriceCalendar(host, request),
  };
}
