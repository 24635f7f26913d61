import { useSelector, useStore } from 'react-redux';
import { MAX_COMPARED, toPageQuery, type SearchCondition } from 'shared-contracts/search';
import { useHost } from 'shared-ui/island';
import { useResultHref } from '../result-address/resultHref.ts';
import { selectCompare, type RootState } from '../store.ts';
import { compareChanged, compareRefused } from './compareSlice.ts';

/** The value of `act` in the address while the comparison is open. */
export const COMPARE = 'compare';

/**
 * R2.15, R4.15: returns the ids of the compared courses and the ways to change them. The address
 * holds them, so that Back and a link restore them.
 */
export function useCompare(condition: SearchCondition) {
  const host = useHost();
  const store = useStore<RootState>();
  const toHref = useResultHref();
  const ids = useSelector(selectCompare).chosen ?? condition.compareWith;
  const change = (compareWith: readonly number[]) => {
    store.dispatch(compareChanged(compareWith));
    host.navigate(toHref({ ...condition, compareWith }), { replace: true, keepPosition: true });
  };
  const toggle = (courseId: number) => {
    const now = selectCompare(store.getState()).chosen ?? condition.compareWith;
    if (now.includes(courseId)) change(now.filter((id) => id !== courseId));
    else if (now.length < MAX_COMPARED) change([...now, courseId]);
    else store.dispatch(compareRefused());
  };
  const closedHref = toHref({ ...condition, compareWith: ids });
  return {
    ids,
    toggle,
    clear: () => change([]),
    closedHref,
    openHref: `${closedHref}&${toPageQuery({ act: COMPARE })}`,
  };
}
