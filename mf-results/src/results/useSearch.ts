import { useEffect } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { WidgetProps } from 'shared-contracts/widget';
import { useHost } from 'shared-ui/island';
import { selectResults, type RootState } from '../store.ts';
import type { PagesAhead } from './pagesAhead.ts';
import { searchEnded, searchStarted } from './resultsSlice.ts';
import { searchCourses } from './searchCourses.ts';

const SINGULAR = { id: 'course-search', strategy: 'cancel-active' } as const;

/** The search of an address as the page read it when it came there: it keeps its day, also past midnight. */
export interface AskedSearch {
  /** What `searchKey` returns for it. */
  readonly searched: string;
  /** The moment, in milliseconds. */
  readonly now: number;
}

/**
 * R4.16: searches when the address asks for other courses than the shown ones, and when the same
 * search is requested again. The latest search wins.
 */
export function useSearch(
  { page, query }: WidgetProps,
  { searched: key, now }: AskedSearch,
  ahead: PagesAhead,
): void {
  const host = useHost();
  const store = useStore<RootState>();
  const again = useSelector(selectResults).reSearchCount;
  useEffect(() => {
    const shown = selectResults(store.getState());
    if (shown.key === key && !shown.shouldReload) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    store.dispatch(searchStarted());
    searchCourses({ page, query }, host, {
      now,
      signal,
      singular: SINGULAR,
      ahead: ahead.take(key),
    }).then(
      (outcome) => {
        if (!signal.aborted) store.dispatch(searchEnded({ key, query, outcome }));
      },
      (error: unknown) => {
        if (!signal.aborted) host.telemetry.error(error);
      },
    );
    return () => controller.abort();
    // the key stands for the query, so that another comparison starts no search
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [page, key, again, host, store, ahead]);
}
