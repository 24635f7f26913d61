import { useEffect, useState } from 'react';
import { useHost } from 'shared-ui/island';
import type { LaterPart } from './laterPart.tsx';

/**
 * Loads a part while it is wanted, and says how far that is. A failure is reported under `name` and
 * final.
 */
export function usePart(
  part: Pick<LaterPart<never>, 'load'>,
  isWanted: boolean,
  name: string,
): 'asleep' | 'ready' | 'failed' {
  const { telemetry } = useHost();
  const [state, setState] = useState<'asleep' | 'ready' | 'failed'>('asleep');
  const loads = isWanted && state === 'asleep';
  useEffect(() => {
    if (!loads) return undefined;
    let isOver = false;
    const settle = (to: 'ready' | 'failed') => {
      if (!isOver) setState(to);
    };
    part.load().then(
      () => settle('ready'),
      (reason: unknown) => {
        telemetry.error(reason, { part: name });
        settle('failed');
      },
    );
    return () => {
      isOver = true;
    };
  }, [loads, name, part, telemetry]);
  return state;
}
