import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isApiError, isInvalidAuth } from 'shared-contracts/errors';
import { AUTH_TYPES, authPaths, type Tokens } from 'shared-contracts/staff';
import { type AuthModule, setCookies } from './authModule.ts';
import { InvalidAuthTypeError } from './adapters.ts';
import type { AuthSession } from './authSession.ts';
import { refuseOtherOrigins } from './sameOrigin.ts';

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

/** R8.09, R8.10: the auth server's verdict goes on as it is; what it could not say is 502. */
export function sendAuthError(reply: FastifyReply, error: unknown): FastifyReply {
  if (error instanceof InvalidAuthTypeError)
    return reply.code(error.statusCode).send({ data: [{ message: error.message }] });
  if (!isApiError(error)) throw error;
  const message = isInvalidAuth(error)
    ? error.message
    : ((error.data as { data?: { message?: string }[] } | undefined)?.data?.[0]?.message ??
      'The auth server does not answer');
  return reply
    .code(
      typeof error.status === 'number' && error.status >= 400 && error.status < 500
        ? error.status
        : 502,
    )
    .send({ data: [{ message }] });
}

/** R7.10 to R7.12 on the paths of the gateway, which no call of a browser reaches: tokens stay here. */
export async function registerAuthRoutes(app: FastifyInstance, auth: AuthModule): Promise<void> {
  await app.register(async (own) => {
    // a form of any site could send text
    own.removeContentTypeParser('text/plain');
    own.addHook('onRequest', refuseOtherOrigins);
    const post = (
      path: string,
      type: string,
      answer: (session: AuthSession, body: unknown) => Promise<unknown>,
    ) =>
      own.post(
        `/gora${path}`,
        { bodyLimit: LONGEST_BODY },
        async (request: FastifyRequest, reply) => {
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
        },
      );
    for (const type of AUTH_TYPES) {
      const paths = authPaths(type);
      post(paths.login, type, async (session, body) =>
        livesOf(await session.signIn(isObject(body) ? body : {})),
      );
      post(paths.logout, type, async (session) => {
        await session.signOut();
        return { data: [{}] };
      });
      post(paths.token, type, async (session) => livesOf(await session.refresh()));
    }
    // R5.38
    const refuse = async (
      request: FastifyRequest<{ Params: { type: string } }>,
      reply: FastifyReply,
    ) =>
      reply
        .code(400)
        .send({ data: [{ message: new InvalidAuthTypeError(request.params.type).message }] });
    for (const call of ['login', 'logout', 'token']) {
      own.post(`/gora/auth/${call}/:type`, refuse);
      own.post(`/gora/account/:type/${call}`, refuse);
    }
  });
}
