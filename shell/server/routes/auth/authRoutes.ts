import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { authPaths, type AuthType, type Tokens } from 'shared-contracts/staff';
import { InvalidAuthTypeError } from '../../auth/adapters.ts';
import { type AuthModule, setCookies } from '../../auth/authModule.ts';
import type { AuthSession } from '../../auth/AuthSession.ts';
import { refuseOtherOrigins } from '../../auth/sameOrigin.ts';
import { sendAuthError } from '../../auth/sendAuthError.ts';

function isObject(body: unknown): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}

/** The longest body of a sign-in in bytes. */
const LONGEST_BODY = 4096;

/** Selects the lifetimes of the tokens: scripts may know nothing else of them. */
function livesOf(tokens: Tokens) {
  return {
    data: [
      Object.fromEntries(Object.entries(tokens).filter(([name]) => name.endsWith('_expires_in'))),
    ],
  };
}

type Answer = (session: AuthSession, body: unknown) => Promise<unknown>;

/**
 * Returns a handler that makes one call with the session. It sets the session's cookies also if the
 * call fails.
 */
function answering(auth: AuthModule, type: AuthType, answer: Answer) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    reply.header('cache-control', 'no-store');
    const session = auth.open(request, type);
    try {
      const said = await answer(session, request.body);
      setCookies(reply, session);
      return said;
    } catch (error) {
      setCookies(reply, session);
      return sendAuthError(reply, error);
    }
  };
}

function registerAccountSystem(app: FastifyInstance, auth: AuthModule, type: AuthType): void {
  const paths = authPaths(type);
  const post = (path: string, answer: Answer) =>
    app.post(`/gora${path}`, { bodyLimit: LONGEST_BODY }, answering(auth, type, answer));
  post(paths.login, async (session, body) =>
    livesOf(await session.signIn(isObject(body) ? body : {})),
  );
  post(paths.logout, async (session) => {
    await session.signOut();
    return { data: [{}] };
  });
  post(paths.token, async (session) => livesOf(await session.refresh()));
}

/** R5.38: refuses the calls of an account system that this server does not sign in to. */
function registerUnknownSystems(app: FastifyInstance): void {
  const refuse = async (
    request: FastifyRequest<{ Params: { type: string } }>,
    reply: FastifyReply,
  ) => sendAuthError(reply, new InvalidAuthTypeError(request.params.type));
  for (const call of ['login', 'logout', 'token']) {
    app.post(`/gora/auth/${call}/:type`, refuse);
    app.post(`/gora/account/:type/${call}`, refuse);
  }
}

/**
 * R7.10 to R7.12: registers the auth calls on the gateway's paths, so that browsers never reach the
 * auth server itself.
 */
export async function registerAuthRoutes(app: FastifyInstance, auth: AuthModule): Promise<void> {
  await app.register(async (own) => {
    // any site's form could send text/plain
    own.removeContentTypeParser('text/plain');
    own.addHook('onRequest', refuseOtherOrigins);
    for (const type of auth.systems) registerAccountSystem(own, auth, type);
    registerUnknownSystems(own);
  });
}
