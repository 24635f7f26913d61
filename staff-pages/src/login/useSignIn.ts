import { useState } from 'react';
import { isApiError } from 'shared-contracts/errors';
import { authPaths, type StaffKind } from 'shared-contracts/staff';
import { staffClient } from '../gateway/staffClient.ts';
import type { LoginError } from '../state/staffState.ts';

/** Returns which message a failed sign-in shows. */
function toLoginError(error: unknown): LoginError {
  const status = isApiError(error) ? error.status : undefined;
  if (status === 429) return 'tooMany';
  return status === 400 || status === 401 || status === 403 ? 'refused' : 'unavailable';
}

export interface SignIn {
  readonly isBusy: boolean;
  readonly error: LoginError | undefined;
  /** How many sign-ins failed, so that the same message is announced again. */
  readonly attempt: number;
  /** Returns whether the server let the person in. The page then goes on by itself. */
  send(credentials: Readonly<Record<string, string>>): Promise<boolean>;
}

/** R7.10: sends what was typed without checking it, and then opens the page at `returnPath`. */
export function useSignIn(
  kind: StaffKind,
  returnPath: string,
  first: LoginError | undefined,
): SignIn {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ error: LoginError | undefined; attempt: number }>({
    error: first,
    attempt: first === undefined ? 0 : 1,
  });
  return {
    isBusy,
    ...refusal,
    async send(credentials) {
      setBusy(true);
      try {
        await staffClient().post(authPaths(kind).login, credentials);
        location.assign(returnPath);
        return true;
      } catch (error) {
        setRefusal(({ attempt }) => ({ error: toLoginError(error), attempt: attempt + 1 }));
        setBusy(false);
        return false;
      }
    },
  };
}
