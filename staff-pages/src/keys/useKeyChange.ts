import { useState } from 'react';
import { isApiError } from 'shared-contracts/errors';

export type KeyChangeError = 'refused' | 'tooMany' | 'keyFailed' | 'unavailable';

/** Returns which message a failed change of the keys shows. */
function toError(error: unknown): KeyChangeError {
  // anything else is the browser's: the person cancelled, or the key is there already
  if (!isApiError(error)) return 'keyFailed';
  if (error.status === 403) return 'refused';
  if (error.status === 429) return 'tooMany';
  return error.status === 400 ? 'keyFailed' : 'unavailable';
}

export interface KeyChange {
  readonly isBusy: boolean;
  readonly error: KeyChangeError | undefined;
  /** How often the change failed, so that the same message is announced again. */
  readonly attempt: number;
  /** Runs the change with the secret, and then shows the keys anew. */
  run(secret: string): Promise<void>;
}

/** Runs a change of the account's keys, once at a time. */
export function useKeyChange(change: (secret: string) => Promise<void>): KeyChange {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Pick<KeyChange, 'error' | 'attempt'>>({
    error: undefined,
    attempt: 0,
  });
  return {
    isBusy,
    ...failure,
    async run(secret) {
      if (isBusy) return;
      setBusy(true);
      try {
        await change(secret);
        location.reload();
      } catch (error) {
        setFailure(({ attempt }) => ({ error: toError(error), attempt: attempt + 1 }));
        setBusy(false);
      }
    },
  };
}
