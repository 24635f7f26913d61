import { useEffect, useEffectEvent, useState } from 'react';
import { useHost } from 'shared-ui/island';
import { toAnswer, type Answer, type Answered } from './answer.ts';

interface Shown<Value> {
  /** The last answer, which stays while the next one is awaited; undefined before the first one. */
  readonly answer: Answer<Value> | undefined;
  /** The key of the question that `answer` belongs to. */
  readonly answeredKey: string | undefined;
  readonly isLoading: boolean;
  readonly again: () => void;
}

interface Question<Value> {
  /** Says what is asked for; '' asks for nothing. */
  readonly key: string;
  readonly call: string;
  readonly first: Answered<Value> | undefined;
  readonly ask: (signal: AbortSignal) => Promise<Value>;
}

/** Gives the answer that came with the page, and a new one whenever `key` changes. */
export function useAnswer<Value>({ key, call, first, ask }: Question<Value>): Shown<Value> {
  const host = useHost();
  const [shown, setShown] = useState(first);
  const [attempt, setAttempt] = useState(0);
  const [answeredAttempt, setAnsweredAttempt] = useState(0);
  const isLoading = key !== '' && (shown?.key !== key || answeredAttempt !== attempt);
  const asking = useEffectEvent(ask);
  useEffect(() => {
    if (!isLoading) return undefined;
    const leave = new AbortController();
    void toAnswer(asking(leave.signal), host, call).then((answer) => {
      if (leave.signal.aborted) return;
      setShown({ key, answer });
      setAnsweredAttempt(attempt);
    });
    return () => leave.abort();
  }, [attempt, call, host, isLoading, key]);
  return {
    answer: shown?.answer,
    answeredKey: shown?.key,
    isLoading,
    again: () => setAttempt((count) => count + 1),
  };
}
