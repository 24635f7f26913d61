import type { CalendarPrices } from 'shared-contracts/gateway';
import { useHost } from 'shared-ui/island';
import { type CalendarRequest, fetchPriceCalendar } from '../gateway/fetchPriceCalendar.ts';
import { type OnDemand, useOnDemand } from '../on-demand/useOnDemand.ts';
import { useFirstView } from '../first-view/firstView.ts';
import { calendarKey } from './calendarKey.ts';

/**
 * Loads the prices with one call for each calendar; the server has made the call of the first
 * paint.
 */
export function usePriceCalendar(request: CalendarRequest): OnDemand<CalendarPrices> {
  const host = useHost();
  const first = useFirstView('calendar');
  const key = calendarKey(request);
  const known = first?.key === key ? first.reply : undefined;
  const asked = useOnDemand('price-calendar', known ? undefined : key, (signal) =>
    fetchPriceCalendar(host, request, signal),
  );
  return known ? { status: 'ready', value: known, retry: () => {} } : asked;
}
