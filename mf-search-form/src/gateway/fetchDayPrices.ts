import { type DayNumber, parseIsoDate } from 'shared-contracts/format';
import { callGateway, priceCalendar } from 'shared-contracts/gateway';
import { type SearchCondition, toGatewayQuery, toPlayDate } from 'shared-contracts/search';
import type { WidgetHost } from 'shared-contracts/widget';

/** A day with the lowest price of the courses that fit; absent where none fits. */
export interface PricedDay {
  readonly day: DayNumber;
  readonly holiday?: string;
  readonly price?: number;
}

/**
 * R3.01: fetches the lowest price of a search on each of `length` days (31 at most), whatever its play date. Rejects
 * when the call fails.
 */
export async function fetchDayPrices(
  host: WidgetHost,
  condition: SearchCondition,
  { first, length }: { readonly first: DayNumber; readonly length: number },
  signal: AbortSignal,
): Promise<readonly PricedDay[]> {
  const query = toGatewayQuery({
    ...condition,
    playDate: toPlayDate(first),
    widthday: length,
    page: 1,
    compareWith: [],
  });
  const { days } = await callGateway(host, priceCalendar, query, { signal });
  return days.flatMap(({ playDate, holiday, price }) => {
    const day = parseIsoDate(playDate);
    return day === undefined ? [] : [{ day, ...(holiday && { holiday }), ...(price && { price }) }];
  });
}
