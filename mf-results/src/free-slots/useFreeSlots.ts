import { useEffect } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { SearchCondition } from 'shared-contracts/search';
import { useHost } from 'shared-ui/island';
import { fetchCourseStock } from '../gateway/fetchCourseStock.ts';
import type { ResultPage } from '../result-address/resultHref.ts';
import { selectStock, type RootState } from '../store.ts';
import { stockAsked, stockClosed, stockEnded } from './stockSlice.ts';

/**
 * R7.08: tells whether the panel of this course is open and for which hour, and returns the functions
 * that open and close it.
 */
export function useFreeSlots(courseId: number) {
  const store = useStore<RootState>();
  // a card is drawn again for its own panel only
  const shown = useSelector((state: RootState) => {
    const stock = selectStock(state);
    return stock.courseId === courseId ? stock.hour : undefined;
  });
  const open = shown !== undefined;
  const hour = shown ?? null;
  const show = (wished: number | null) =>
    void store.dispatch(
      open && hour === wished ? stockClosed() : stockAsked({ courseId, hour: wished }),
    );
  return { open, hour, show };
}

/**
 * Loads the free tee times of the course whose panel is open. R8.04: a failure resets the state and
 * is only reported.
 */
export function useStockCall(condition: SearchCondition, page: ResultPage): void {
  const host = useHost();
  const store = useStore<RootState>();
  const { courseId } = useSelector(selectStock);
  useEffect(() => {
    if (courseId === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    fetchCourseStock(host, { condition, page, courseId }, signal).then(
      (reply) => {
        if (!signal.aborted) store.dispatch(stockEnded({ courseId, reply }));
      },
      (error: unknown) => {
        if (signal.aborted) return;
        host.telemetry.error(error, { call: 'course-stock' });
        store.dispatch(stockEnded({ courseId }));
      },
    );
    return () => controller.abort();
    // another search closes the panel, so the condition cannot change while it is open
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [courseId, host, store]);
}
