import { useState } from 'react';
import { isApiError } from 'shared-contracts/errors';
import { authPaths, keyAskedReply, type KeyQuestion, type StaffKind } from 'shared-contracts/staff';
import { answerWithKey } from '../gateway/browserKey.ts';
import { staffClient } from '../gateway/staffClient.ts';
import type { LoginState } from '../state/staffState.ts';

/** Why a sign-in failed; 'keyFailed' if the person or the browser gave no answer of a key. */
type SignInError = NonNullable<LoginState['error']> | 'keyFailed';

/** Returns what a security key has to sign, if that is why the login failed. */
function questionOf(error: unknown): KeyQuestion | undefined {
  if (!isApiError(error) || error.status !== 403) return undefined;
  return keyAskedReply.safeParse(error.data).data?.data[0]?.key;
}

/** The key gave no answer: the person cancelled, or the browser or the key refused. */
class NoKeyError extends Error {}

/**
 * Sends a login, and once more with the answer of a security key if the account has one (ADR 044).
 * `onKey` hears that the person has to touch it.
 */
async function sendLogin(
  kind: StaffKind,
  credentials: Readonly<Record<string, string>>,
  onKey: () => void,
): Promise<void> {
  const { login } = authPaths(kind);
  try {
    await staffClient().post(login, credentials);
  } catch (error) {
    const question = questionOf(error);
    if (question === undefined) throw error;
    onKey();
    const assertion = await answerWithKey(question).catch((cause: unknown) => {
      throw new NoKeyError('No answer of a security key', { cause });
    });
    await staffClient().post(login, { ...credentials, assertion });
  }
}

/** Returns which message a failed sign-in shows. */
function toLoginError(error: unknown): SignInError {
  if (error instanceof NoKeyError) return 'keyFailed';
  const status = isApiError(error) ? error.status : undefined;
  if (status === 429) return 'tooMany';
  return status === 400 || status === 401 || status === 403 ? 'refused' : 'unavailable';
}

export interface SignIn {
  readonly isBusy: boolean;
  /** Whether the person has to touch their security key now. */
  readonly asksKey: boolean;
  readonly error: SignInError | undefined;
  /** How many sign-ins failed, so that the same message is announced again. */
  readonly attempt: number;
  /** Returns whether the server let the person in. The page then goes on by itself. */
  send(credentials: Readonly<Record<string, string>>): Promise<boolean>;
}

/** R7.10: sends what was typed without checking it, and then opens the page at `returnPath`. */
export function useSignIn(kind: StaffKind, returnPath: string, first: LoginState['error']): SignIn {
  const [isBusy, setBusy] = useState(false);
  const [asksKey, setAsksKey] = useState(false);
  const [refusal, setRefusal] = useState<{ error: SignInError | undefined; attempt: number }>({
    error: first,
    attempt: first === undefined ? 0 : 1,
  });
  return {
    isBusy,
    asksKey,
    ...refusal,
    async send(credentials) {
      setBusy(true);
      try {
        await sendLogin(kind, credentials, () => setAsksKey(true));
        location.assign(returnPath);
        return true;
      } catch (error) {
        setRefusal(({ attempt }) => ({ error: toLoginError(error), attempt: attempt + 1 }));
        setBusy(false);
        setAsksKey(false);
        return false;
      }
    },
  };
}
