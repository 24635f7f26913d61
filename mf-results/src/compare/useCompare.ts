import { useDispatch } from 'react-redux';
import { MAX_COMPARED, toPageQuery, type SearchCondition } from 'shared-contracts/search';
import { useHost } from 'shared-ui/island';
import { useResultHref } from '../results/resultHref.ts';
import { compareChanged, compareRefused } from './compareSlice.ts';

/** What the address says while the comparison is open. */
export const COMPARE = 'compare';

/** R2.15, R4.15: the courses to compare are part of the address, so that Back and a link bring them again. */
export const useCompare = (condition: SearchCondition) => {
  const host = useHost();
  const dispatch = useDispatch();
  const toHref = useResultHref();
  const { compareWith } = condition;
  const change = (ids: readonly number[]) => {
    dispatch(compareChanged());
    host.navigate(toHref({ ...condition, compareWith: ids }), { replace: true, keepPosition: true });
  };
  const toggle = (courseId: number) => {
    if (compareWith.includes(courseId)) change(compareWith.filter((id) => id !== courseId));
    else if (compareWith.length < MAX_COMPARED) change([...compareWith, courseId]);
    else dispatch(compareRefused());
  };
  return { toggle, clear: () => change([]), closedHref: toHref(condition), openHref: `${toHref(condition)}&${toPageQuery({ act: COMPARE })}` };
};
