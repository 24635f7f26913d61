import { useEffect } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useHost } from 'shared-ui/island';
import { fetchCourseCoupons } from '../gateway/fetchCourseCoupons.ts';
import { selectResults, type RootState } from '../store.ts';
import { couponCallEnded } from './resultsSlice.ts';

/**
 * R4.18: tells the other widgets about each completed search, and loads the coupons of the page.
 * R8.04: a failed coupon call is only reported.
 */
export function useAfterSearch(): void {
  const host = useHost();
  const store = useStore<RootState>();
  const { status, condition } = useSelector(selectResults);
  useEffect(() => {
    const { items, query, searchCount, pageCount } = selectResults(store.getState());
    if (status !== 'ready' || !condition) return undefined;
    host.bus.publish('results:search-completed', {
      query: query ?? '',
      count: searchCount,
      page: condition.page,
      pages: pageCount,
    });
    if (items.length === 0) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    fetchCourseCoupons(
      host,
      condition,
      items.map(({ id }) => id),
      signal,
    ).then(
      (coupons) => {
        if (!signal.aborted) store.dispatch(couponCallEnded(coupons));
      },
      (error: unknown) => {
        if (signal.aborted) return;
        host.telemetry.error(error, { call: 'course-coupons' });
        store.dispatch(couponCallEnded({}));
      },
    );
    return () => controller.abort();
  }, [status, condition, host, store]);
}
