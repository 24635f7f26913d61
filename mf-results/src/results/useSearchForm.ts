import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { useHost } from 'shared-ui/island';
import { selectResults, type RootState } from '../store.ts';
import { formRejected, reSearchRequested } from './resultsSlice.ts';

/**
 * R4.19: empties the results when the search form reports an error, and searches again when the
 * same search is then submitted.
 */
export function useSearchForm(query: string): void {
  const { bus } = useHost();
  const store = useStore<RootState>();
  useEffect(
    () =>
      bus.subscribe(
        'search-form:validation-failed',
        ({ message }) => void store.dispatch(formRejected(message)),
      ),
    [bus, store],
  );
  useEffect(
    () =>
      bus.subscribe('search-form:search-submitted', (sent) => {
        if (sent.query === query && selectResults(store.getState()).status === 'rejected')
          store.dispatch(reSearchRequested());
      }),
    [bus, store, query],
  );
}
