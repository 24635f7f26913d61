import { createContext, useContext } from 'react';
import { toPageQuery, toSearchQuery, type SearchCondition } from 'shared-contracts/search';
import type { PageName } from 'shared-contracts/site';

/** R2.04, R2.07: the pages that show results; secret plans have one of their own. */
export type ResultPage = 'result' | 'secret';
export const RESULT_PATHS: Readonly<Record<ResultPage, string>> = {
  result: '/search/result/',
  secret: '/secret/result/',
};
/** R2.03: where every condition can be changed. */
const DETAIL_PATH = '/search/';

export function toResultPage(page: PageName): ResultPage {
  return page === 'secret' ? 'secret' : 'result';
}

/** The result page of a condition; the whole search is in the address. */
function resultHref(condition: SearchCondition, page: ResultPage = 'result'): string {
  return `${RESULT_PATHS[page]}?${toSearchQuery(condition)}`;
}

/** The form with every condition; `focus` names the field whose dialog it opens. */
export function detailHref(
  condition: SearchCondition,
  focus: '' | 'area' | 'playDate' = '',
): string {
  return [`${DETAIL_PATH}?${toSearchQuery({ ...condition, page: 1 })}`, toPageQuery({ focus })]
    .filter(Boolean)
    .join('&');
}

/** R2.17: the map search of the same condition, in a part of the map: three prefectures at most, and its bounds. */
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

/** Which of the pages the widget stands on. */
export const ResultPageContext = createContext<ResultPage>('result');
export function useResultPage(): ResultPage {
  return useContext(ResultPageContext);
}

/** Links that stay on the page's kind: other pages and orders of secret plans are secret too. */
export function useResultHref(): (condition: SearchCondition) => string {
  const page = useResultPage();
  return (condition) => resultHref(condition, page);
}
