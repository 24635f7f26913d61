import { useEffect } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { SearchCondition } from 'shared-contracts/search';
import { useHost } from 'shared-ui/island';
import { fetchCourseStock } from '../gateway/fetchCourseStock.ts';
import { selectStock, type RootState } from '../store.ts';
import { stockAsked, stockClosed, stockEnded } from './stockSlice.ts';

/** R7.08: whether this course's hours are looked at, and the way to look at them or away. */
export function useFreeSlots(courseId: number) {
  const store = useStore<RootState>();
  const open = useSelector(selectStock).courseId === courseId;
  const toggle = () => void store.dispatch(open ? stockClosed() : stockAsked(courseId));
  return { open, toggle };
}

/** Reads the stock of the course that is looked at. R8.04: a failure resets the state and is only reported. */
export function useStockCall(condition: SearchCondition): void {
  const host = useHost();
  const store = useStore<RootState>();
  const { courseId } = useSelector(selectStock);
  useEffect(() => {
    if (courseId === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    fetchCourseStock(host, condition, courseId, signal).then(
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
    // another search closes what is open, so that the condition of the opening stands
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [courseId, host, store]);
}
