import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useHost } from 'shared-ui/island';
import { compareArrived } from './compareSlice.ts';

/**
 * Clears the pending choice once the address holds it, and tells the other widgets about a change.
 */
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
