import { onwardHeaders } from 'server-kit/http/requestContext';
import { type ErrorGroup, errorsReply } from 'shared-contracts/release';

export interface ErrorSource {
  readonly registryUrl: string;
  /** The registry's token for shells; without it there are no errors to read. */
  readonly token: string | undefined;
}

/** Milliseconds: longer than the registry takes to look. */
const PATIENCE = 3000;

/** Reads the errors of browsers of the last 24 hours; undefined if the registry does not tell them. */
export async function readErrors({
  registryUrl,
  token,
}: ErrorSource): Promise<readonly ErrorGroup[] | undefined> {
  if (token === undefined) return undefined;
  try {
    const response = await fetch(new URL('/errors', registryUrl), {
      headers: { ...onwardHeaders(), authorization: `Bearer ${token}` },
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
    return errorsReply.safeParse(await response.json()).data?.groups;
  } catch {
    return undefined;
  }
}
