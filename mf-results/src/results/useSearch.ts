import { useEffect } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useHost } from 'shared-ui/island';
import { selectResults, type ResultsStore } from '../store.ts';
import { searchEnded, searchStarted } from './resultsSlice.ts';
import { searchCourses } from './searchCourses.ts';

const SINGULAR = { id: 'course-search', strategy: 'cancel-active' } as const;

/** R4.16: searches whenever the address asks for something else than what is shown, or a search is asked for again. The latest wins. */
export const useSearch = (query: string): void => {
  const host = useHost();
  const store = useStore() as ResultsStore;
  const again = useSelector(selectResults).reSearchCount;
  useEffect(() => {
    const shown = selectResults(store.getState());
    if (shown.query === query && !shown.shouldReload) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    store.dispatch(searchStarted());
    searchCourses(query, host, { signal, singular: SINGULAR }).then(
      (outcome) => { if (!signal.aborted) store.dispatch(searchEnded({ query, outcome })); },
      (error: unknown) => { if (!signal.aborted) host.telemetry.error(error); },
    );
    return () => controller.abort();
  }, [query, again, host, store]);
};
