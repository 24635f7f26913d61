import { useEffect, useState } from 'react';
import { submissionErrors, type SearchCondition } from 'shared-contracts/search';
import { useHost } from 'shared-ui/island';
import { loadCalls } from '../../gateway/loadCalls.ts';
import { useAskedCondition } from '../../condition/store.ts';

const PAUSE = 250;

/**
 * `count` is undefined when a search would be refused, or when no answer came. `isOld` is true
 * while the condition differs from the counted one.
 */
export interface HitCount {
  readonly count: number | undefined;
  readonly isOld: boolean;
}

/**
 * Gives the number of hits of the condition. It asks when the condition has not changed for a
 * moment.
 */
export function useHitCount(): HitCount {
  const host = useHost();
  const condition = useAskedCondition();
  const [answer, setAnswer] = useState<{
    readonly condition?: SearchCondition;
    readonly count?: number;
  }>({});
  const isComplete = submissionErrors(condition, 'detail').length === 0;
  useEffect(() => {
    if (!isComplete) return undefined;
    const leave = new AbortController();
    const ask = setTimeout(() => {
      loadCalls()
        .then(({ fetchHitCount }) => fetchHitCount(host, condition, leave.signal))
        .then(
          (count) => {
            if (!leave.signal.aborted) setAnswer({ condition, count });
          },
          // without a number the button still searches
          () => {
            if (!leave.signal.aborted) setAnswer({ condition });
          },
        );
    }, PAUSE);
    return () => {
      clearTimeout(ask);
      leave.abort();
    };
  }, [condition, host, isComplete]);
  return { count: isComplete ? answer.count : undefined, isOld: answer.condition !== condition };
}
