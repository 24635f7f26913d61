import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { toSearchQuery, type SearchCondition } from 'shared-contracts/search';
import { useHost } from 'shared-ui/island';
import { fetchCourseSearch } from '../gateway/fetchCourseSearch.ts';
import { selectResults } from '../store.ts';
import type { PagesAhead } from './pagesAhead.ts';
import type { ResultPage } from '../result-address/resultHref.ts';
import { searchKey } from './searchKey.ts';

/**
 * Returns false for a visitor who saves data and for a browser that does not report when it is
 * idle.
 */
function mayAsk(): boolean {
  // TypeScript does not know this interface, which only some browsers have
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData !== true && typeof requestIdleCallback === 'function';
}

/** R2.15: loads the next page ahead when the present one is complete and the browser is idle. */
export function useNextPage(condition: SearchCondition, page: ResultPage, ahead: PagesAhead): void {
  const host = useHost();
  const { status, isCalling, pageCount, condition: shown } = useSelector(selectResults);
  const next =
    status === 'ready' && !isCalling && shown && shown.page < pageCount
      ? toSearchQuery({ ...condition, compareWith: [], page: shown.page + 1 })
      : undefined;
  useEffect(() => {
    if (next === undefined || !mayAsk()) return undefined;
    const handle = requestIdleCallback(() =>
      ahead.ask(searchKey(next, host.now()), (signal) =>
        fetchCourseSearch(host, { ...condition, compareWith: [], page: condition.page + 1 }, page, {
          signal,
        }),
      ),
    );
    return () => cancelIdleCallback(handle);
    // `next` contains the condition
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [next, page, ahead, host]);
}
