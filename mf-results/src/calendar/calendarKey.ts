import { DEFAULT_ORDER, toSearchQuery } from 'shared-contracts/search';
import type { CalendarRequest } from '../gateway/fetchPriceCalendar.ts';

/** What a price calendar hangs on: the order changes nothing in it. */
export function calendarKey({ condition, page, courseIds }: CalendarRequest): string {
  return [
    page,
    toSearchQuery({ ...condition, order: DEFAULT_ORDER, page: 1, view: 'list', compareWith: [] }),
    courseIds.join(','),
  ].join(' ');
}
