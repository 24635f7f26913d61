import { isFresh, staffSessionReply } from 'shared-contracts/release';
import { RequestError } from 'server-kit/http/requestError';
import type { TokenAct } from './acts.ts';
import type { Publisher } from './teamTokens.ts';

/** What a signed-in person of staff may do, to every widget: the forms of the releases page. */
const STAFF: readonly TokenAct[] = ['raise', 'rollback', 'hold', 'preview'];
/** Milliseconds for an answer of the auth server. */
const PATIENCE = 3000;

/** Returns the staff's access token of an `Authorization: Staff <token>` header; undefined without one. */
export function staffTokenOf(authorization = ''): string | undefined {
  return /^Staff ([\w.-]{16,200})$/i.exec(authorization)?.[1];
}

/** Asks the auth server whose token it is. Resolves to its answer; throws 503 if there is none. */
async function askWhose(userInfo: string, token: string): Promise<Response> {
  try {
    // a redirect would carry the token to another server
    return await fetch(userInfo, {
      headers: { authorization: `Bearer ${token}` },
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch {
    throw new RequestError(503, 'The auth server does not answer.');
  }
}

/**
 * Returns a function that finds which person of staff has an access token, by asking the auth server
 * at `userInfo` each time, so that an ended session is over at once. It resolves to undefined if the
 * token counts for nobody, or if there is no auth server. It throws 401 if the person proved their
 * secret too long ago for an act, and 503 if nobody can say.
 */
export function staffSessions(userInfo: string | undefined) {
  return async (token: string): Promise<Publisher | undefined> => {
    if (userInfo === undefined) return undefined;
    const response = await askWhose(userInfo, token);
    if (response.status === 401 || response.status === 403) return undefined;
    const reply = staffSessionReply.safeParse(await response.json().catch(() => undefined));
    if (!response.ok || !reply.success)
      throw new RequestError(503, 'The auth server does not say whose session this is.');
    const [session] = reply.data.data;
    if (!isFresh(session))
      throw new RequestError(401, 'The sign-in is older than ten minutes: sign in again.');
    return { widget: 'operator', name: `staff ${session.staff_id}`, acts: STAFF };
  };
}
export type StaffSessions = ReturnType<typeof staffSessions>;
