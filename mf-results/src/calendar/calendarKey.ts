import { DEFAULT_ORDER, toSearchQuery } from 'shared-contracts/search';
import type { CalendarRequest } from '../gateway/fetchPriceCalendar.ts';

/**
 * Returns a key that is equal for two requests of the same prices: order, page number, view and
 * comparison do not change it.
 */
export function calendarKey({ condition, page, courseIds }: CalendarRequest): string {
  return [
    page,
    toSearchQuery({ ...condition, order: DEFAULT_ORDER, page: 1, view: 'list', compareWith: [] }),
    courseIds.join(','),
  ].join(' ');
}
