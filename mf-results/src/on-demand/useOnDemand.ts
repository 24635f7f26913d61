import { useEffect, useEffectEvent, useState } from 'react';
import { useHost } from 'shared-ui/island';

/** Data that is loaded when it is needed; `value` is present when `status` is `ready`. */
export interface OnDemand<Value> {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly value?: Value;
  retry(): void;
}

/**
 * Calls `read` when `key` is defined, and again when it changes or after `retry`. Returns the
 * status and, once ready, the value. A failure is reported under the name `call`.
 */
export function useOnDemand<Value>(
  call: string,
  key: string | undefined,
  read: (signal: AbortSignal) => Promise<Value>,
): OnDemand<Value> {
  const host = useHost();
  const [state, setState] = useState<{
    key?: string;
    status: OnDemand<Value>['status'];
    value?: Value;
  }>({ status: 'idle' });
  const [attempt, setAttempt] = useState(0);
  const start = useEffectEvent((signal: AbortSignal) => read(signal));
  useEffect(() => {
    if (key === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    start(signal).then(
      (value) => {
        if (!signal.aborted) setState({ key, status: 'ready', value });
      },
      (error: unknown) => {
        if (signal.aborted) return;
        host.telemetry.error(error, { call });
        setState({ key, status: 'failed' });
      },
    );
    return () => controller.abort();
  }, [key, attempt, call, host]);
  const retry = () => {
    setState({ status: 'idle' });
    setAttempt(attempt + 1);
  };
  if (key === undefined) return { status: 'idle', retry };
  return state.key === key ? { ...state, retry } : { status: 'loading', retry };
}
