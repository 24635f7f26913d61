import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AUTH_TYPES, authPaths, type AuthType, type Tokens } from 'shared-contracts/staff';
import { InvalidAuthTypeError } from '../../auth/adapters.ts';
import { type AuthModule, setCookies } from '../../auth/authModule.ts';
import type { AuthSession } from '../../auth/AuthSession.ts';
import { refuseOtherOrigins } from '../../auth/sameOrigin.ts';
import { sendAuthError } from '../../auth/sendAuthError.ts';

function isObject(body: unknown): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}

/** Bytes: no sign-in is longer. */
const LONGEST_BODY = 4096;

/** How long what was given lives; a script learns nothing else of it. */
function livesOf(tokens: Tokens) {
  return {
    data: [
      Object.fromEntries(Object.entries(tokens).filter(([name]) => name.endsWith('_expires_in'))),
    ],
  };
}

type Answer = (session: AuthSession, body: unknown) => Promise<unknown>;

/** One call in the name of a session, whose cookies go with the answer whatever becomes of it. */
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

/** R5.38: the same calls of an account system that there is not. */
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

/** R7.10 to R7.12 on the paths of the gateway, which no call of a browser reaches: tokens stay here. */
export async function registerAuthRoutes(app: FastifyInstance, auth: AuthModule): Promise<void> {
  await app.register(async (own) => {
    // a form of any site could send text
    own.removeContentTypeParser('text/plain');
    own.addHook('onRequest', refuseOtherOrigins);
    for (const type of AUTH_TYPES) registerAccountSystem(own, auth, type);
    registerUnknownSystems(own);
  });
}
