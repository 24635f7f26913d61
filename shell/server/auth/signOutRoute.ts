import type { FastifyInstance, FastifyReply } from 'fastify';
import { isApiError } from 'shared-contracts/errors';
import { type AuthModule, setCookies } from './authModule.ts';
import { refuseOtherOrigins } from './sameOrigin.ts';

/** Sends the browser on after a form; nobody keeps the answer. */
export function goTo(reply: FastifyReply, path: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(path, 303);
}

/**
 * R3.25: registers the sign-out of an account system under the path of its pages: to the login form,
 * or back to `home` when the session could not be ended.
 */
export function registerSignOut(
  app: FastifyInstance,
  auth: AuthModule,
  { kind, home }: { readonly kind: string; readonly home: string },
): void {
  app.post(`${home}/logout`, { onRequest: refuseOtherOrigins }, async (request, reply) => {
    const session = auth.open(request, kind);
    try {
      await session.signOut();
    } catch (error) {
      if (!isApiError(error)) throw error;
      return goTo(reply, `${home}?failed=1`);
    }
    setCookies(reply, session);
    return goTo(reply, `${home}/login?out=1`);
  });
}
