import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { useHost } from 'shared-ui/island';
import { selectResults, type RootState } from '../store.ts';
import { formRejected, reSearchRequested } from './resultsSlice.ts';
import { searchKey } from './searchKey.ts';

/**
 * R4.19: empties the results when the search form reports an error, and searches again when the
 * same search is then submitted.
 */
export function useSearchForm(query: string): void {
  const host = useHost();
  const { bus } = host;
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
        if (selectResults(store.getState()).status !== 'rejected') return;
        // the form writes the search alone, and the address may say more, such as its language
        const now = host.now();
        if (searchKey(sent.query, now) === searchKey(query, now))
          store.dispatch(reSearchRequested());
      }),
    [bus, host, store, query],
  );
}
