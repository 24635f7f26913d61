import { useEffect, useRef } from 'react';
import { useHost } from 'shared-ui/island';

/** Tells the other widgets which courses are compared, when that has changed. */
export const useCompareNews = (courseIds: readonly number[]): void => {
  const { bus } = useHost();
  const list = courseIds.join(',');
  const told = useRef('');
  useEffect(() => {
    if (told.current === list) return;
    told.current = list;
    bus.publish('results:compare-changed', { courseIds: list === '' ? [] : list.split(',').map(Number) });
  }, [list, bus]);
};
