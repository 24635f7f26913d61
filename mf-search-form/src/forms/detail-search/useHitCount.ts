import { useEffect, useState } from 'react';
import { submissionErrors, type SearchCondition } from 'shared-contracts/search';
import { useHost } from 'shared-ui/island';
import { loadCalls } from '../../gateway/loadCalls.ts';
import { useCondition } from '../../condition/store.ts';

const PAUSE = 250;

/** `count` is undefined where a search would be refused, or where no answer came; `isOld` while the condition has moved on. */
export interface HitCount {
  readonly count: number | undefined;
  readonly isOld: boolean;
}

/** The hits of the condition as it changes, asked for once it rests. */
export function useHitCount(): HitCount {
  const host = useHost();
  const condition = useCondition();
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
          // the button searches all the same
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
