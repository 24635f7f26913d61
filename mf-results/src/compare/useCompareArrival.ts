import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { compareArrived } from './compareSlice.ts';

/** Tells the store which courses the address compares, so that a choice made before counts as arrived. */
export function useCompareArrival(courseIds: readonly number[]): void {
  const dispatch = useDispatch();
  const list = courseIds.join(',');
  useEffect(() => {
    dispatch(compareArrived(list === '' ? [] : list.split(',').map(Number)));
  }, [list, dispatch]);
}
