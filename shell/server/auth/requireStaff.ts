import type { FastifyReply, FastifyRequest } from 'fastify';
import { isInvalidAuth } from 'shared-contracts/errors';
import type { StaffKind } from 'shared-contracts/staff';
import type { SignedInUser } from './AuthSession.ts';
import { type AuthModule, setCookies } from './authModule.ts';
import { refuseOtherOrigins } from './sameOrigin.ts';
import { sendAuthError } from './sendAuthError.ts';

const signedIn = new WeakMap<FastifyRequest, SignedInUser>();

/** Who a guarded request comes from. Throws where no guard stood before the route. */
export function staffOf(request: FastifyRequest): SignedInUser {
  const user = signedIn.get(request);
  if (!user) throw new Error('This route has no guard');
  return user;
}

function isPage({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && (headers.accept ?? '').includes('text/html');
}

/** The login of a kind, and where to come back to. */
function loginPath(kind: StaffKind, returnPath: string, hasEnded: boolean): string {
  return `/staff/${kind}/login?${new URLSearchParams({ ...(hasEnded && { ended: '1' }), return: returnPath })}`;
}

/**
 * A guard for routes of staff, to be given as `onRequest`: `app.get('/staff/panda/x', { onRequest: requireStaff(auth, 'panda') }, ...)`.
 * The auth server is asked each time, so that a session that was ended is over at once. A page leads to the login and back;
 * any other call is answered 401. What changes something must come from a page of this site (control 7).
 */
export function requireStaff(auth: AuthModule, kind: StaffKind) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    await refuseOtherOrigins(request, reply);
    if (reply.sent) return reply;
    reply.header('cache-control', 'no-store');
    const session = auth.open(request, kind);
    const hadTokens = session.hasTokens();
    try {
      signedIn.set(request, await session.user());
      setCookies(reply, session);
      return undefined;
    } catch (error) {
      setCookies(reply, session);
      if (isInvalidAuth(error) && isPage(request))
        return reply.redirect(loginPath(kind, request.originalUrl, hadTokens), 303);
      return sendAuthError(reply, error);
    }
  };
}

/** For what panda staff alone may see and do. */
export function requirePanda(auth: AuthModule) {
  return requireStaff(auth, 'panda');
}
