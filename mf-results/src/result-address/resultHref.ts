import { createContext, useContext } from 'react';
import { toPageQuery, toSearchQuery, type SearchCondition } from 'shared-contracts/search';
import type { PageName } from 'shared-contracts/site';

/** R2.04, R2.07: the pages that show results; secret plans have a page of their own. */
export type ResultPage = 'result' | 'secret';
/** The path of each result page. */
export const RESULT_PATHS: Readonly<Record<ResultPage, string>> = {
  result: '/search/result/',
  secret: '/secret/result/',
};
/** R2.03: the page of the form with every condition. */
const DETAIL_PATH = '/search/';

/** Returns the result page of this name; `result` for any name but `secret`. */
export function toResultPage(page: PageName): ResultPage {
  return page === 'secret' ? 'secret' : 'result';
}

/** Returns the address of a result page, which contains the whole search. */
export function resultHref(condition: SearchCondition, page: ResultPage = 'result'): string {
  return `${RESULT_PATHS[page]}?${toSearchQuery(condition)}`;
}

/**
 * Returns the address of the form with every condition; `focus` names the field whose dialog opens
 * there.
 */
export function detailHref(
  condition: SearchCondition,
  focus: '' | 'area' | 'playDate' = '',
): string {
  return [`${DETAIL_PATH}?${toSearchQuery({ ...condition, page: 1 })}`, toPageQuery({ focus })]
    .filter(Boolean)
    .join('&');
}

/**
 * R2.17: returns the address of the map search for the same condition in other prefectures (three
 * at most) and bounds.
 */
export function mapSearchHref(
  condition: SearchCondition,
  area: readonly number[],
  bounds: readonly number[],
): string {
  const search = toSearchQuery({
    ...condition,
    area: [...area],
    courseName: '',
    page: 1,
    compareWith: [],
    view: 'list',
    searchType: 'pc_map_search',
  });
  return `/search/map/?${search}&${toPageQuery({ bounds })}`;
}

/** The result page that shows the widget. */
export const ResultPageContext = createContext<ResultPage>('result');
/** Returns the result page that shows the widget. */
export function useResultPage(): ResultPage {
  return useContext(ResultPageContext);
}

/** The month of the calendar as the address has it; '' where it names none. */
export const CalendarMonthContext = createContext('');

/**
 * Returns the function that makes result addresses of the present page: links of the secret page
 * stay on it, and those to a calendar stay in its month.
 */
export function useResultHref(): (condition: SearchCondition) => string {
  const page = useResultPage();
  const calendarMonth = useContext(CalendarMonthContext);
  return (condition) =>
    [resultHref(condition, page), condition.view === 'calendar' && toPageQuery({ calendarMonth })]
      .filter(Boolean)
      .join('&');
}
