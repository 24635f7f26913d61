import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { useHost } from 'shared-ui/island';
import { selectResults, type RootState } from '../store.ts';
import { formRejected, reSearchRequested } from './resultsSlice.ts';

/** What the search form says: an error empties the results (R4.19); the same search sent again after it brings them back. */
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
