import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useHost } from 'shared-ui/island';
import { compareArrived } from './compareSlice.ts';

/** The address says which courses are compared: the choice has arrived, and the other widgets hear of a change. */
export function useCompareNews(courseIds: readonly number[]): void {
  const { bus } = useHost();
  const dispatch = useDispatch();
  const list = courseIds.join(',');
  const told = useRef('');
  useEffect(() => {
    const ids = list === '' ? [] : list.split(',').map(Number);
    dispatch(compareArrived(ids));
    if (told.current === list) return;
    told.current = list;
    bus.publish('results:compare-changed', { courseIds: ids });
  }, [list, bus, dispatch]);
}
