import { parsePageQuery, toPageQuery, type SearchCondition } from 'shared-contracts/search';
import { resultHref, useResultPage } from '../result-address/resultHref.ts';
import { type Month, shownMonth } from './calendarDays.ts';

/** Returns the month that an address asks for, as `shownMonth` does. */
export function monthOfAddress(query: string, condition: SearchCondition, now: number): Month {
  return shownMonth(parsePageQuery(query).calendarMonth, condition, now);
}

/** Returns the function that makes the address of another month of the same search. */
export function useMonthHref(): (condition: SearchCondition, month: Month) => string {
  const page = useResultPage();
  return (condition, calendarMonth) =>
    `${resultHref(condition, page)}&${toPageQuery({ calendarMonth })}`;
}
