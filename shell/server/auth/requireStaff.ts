import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ApiError, isApiError, isInvalidAuth } from 'shared-contracts/errors';
import type { StaffKind } from 'shared-contracts/staff';
import type { AuthSession, SignedInUser } from './AuthSession.ts';
import { wantsPage } from '../plugins/wantsPage.ts';
import { type AuthModule, setCookies } from './authModule.ts';
import { refuseOtherOrigins } from './sameOrigin.ts';
import { sendAuthError } from './sendAuthError.ts';

interface SignedIn {
  readonly session: AuthSession;
  readonly user: SignedInUser;
}
const signedIn = new WeakMap<FastifyRequest, SignedIn>();

function findSignedIn(request: FastifyRequest): SignedIn {
  const found = signedIn.get(request);
  if (!found) throw new Error('This route has no guard');
  return found;
}

/** Returns who sent a guarded request. Throws if the route has no guard. */
export function staffOf(request: FastifyRequest): SignedInUser {
  return findSignedIn(request).user;
}

/** Returns the session of who sent a guarded request. Throws if the route has no guard. */
export function sessionOf(request: FastifyRequest): AuthSession {
  return findSignedIn(request).session;
}

/** Returns the path of the login, with the path to return to. */
function loginPath(kind: StaffKind, returnPath: string, hasEnded: boolean): string {
  const query = new URLSearchParams({ ...(hasEnded && { ended: '1' }), return: returnPath });
  return `/staff/${kind}/login?${query}`;
}

/** Sends the page for a request of which the auth server did not say who sent it. */
export type SendNoAnswer = (
  request: FastifyRequest,
  reply: FastifyReply,
  error: ApiError,
) => FastifyReply;

interface Refusal {
  readonly kind: StaffKind;
  /** Whether there was a session. */
  readonly hasEnded: boolean;
  readonly sendNoAnswer: SendNoAnswer;
}

/**
 * Answers a request of which the auth server did not say who sent it: without a session it leads a page to the login,
 * and where there was no answer a page says so. Any other call gets the status alone.
 */
export function refuseStaff(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  { kind, hasEnded, sendNoAnswer }: Refusal,
): FastifyReply {
  if (!wantsPage(request)) return sendAuthError(reply, error);
  if (isInvalidAuth(error))
    return reply.redirect(loginPath(kind, request.originalUrl, hasEnded), 303);
  return isApiError(error) ? sendNoAnswer(request, reply, error) : sendAuthError(reply, error);
}

/**
 * Returns a guard for routes of staff, for the option `onRequest`: `{ onRequest: requireStaff(auth,
 * 'panda') }`. It asks the auth server each time, so that an ended session is over at once. Without
 * a session it redirects a page and a plain form to the login, and answers 401 to any other call. It
 * refuses changes that another site sends (control 7).
 */
export function requireStaff(auth: AuthModule, kind: StaffKind, sendNoAnswer: SendNoAnswer) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    await refuseOtherOrigins(request, reply);
    if (reply.sent) return reply;
    reply.header('cache-control', 'no-store');
    const session = auth.open(request, kind);
    const hadTokens = session.hasTokens();
    try {
      signedIn.set(request, { session, user: await session.user() });
      setCookies(reply, session);
      return undefined;
    } catch (error) {
      setCookies(reply, session);
      return refuseStaff(request, reply, error, { kind, hasEnded: hadTokens, sendNoAnswer });
    }
  };
}
