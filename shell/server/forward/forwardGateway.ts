import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isInvalidAuth } from 'shared-contracts/errors';
import { AUTH_TOKEN_HEADER, AUTH_TYPE_HEADER } from '../../src/host/request/authHeaders.ts';
import { type AuthModule, setCookies } from '../auth/authModule.ts';
import { sendAuthError } from '../auth/authRoutes.ts';
import type { AuthSession } from '../auth/authSession.ts';
import { refuseOtherOrigins } from '../auth/sameOrigin.ts';
import type { Endpoint } from '../endpoints/endpoints.ts';
import { registerForwardedBodies } from './forwardedBody.ts';
import { toForwarded, toPrivate } from './forwardedHeaders.ts';
import { givesTokens, isInternal, toPath } from './forwardedPath.ts';

export interface ForwardOptions {
  readonly gateway: Endpoint;
  readonly auth: AuthModule;
  /** R7.17. */
  readonly mockName?: string | undefined;
  /** Bytes of a form with files. */
  readonly uploadLimit?: number;
}

/** The headers of an answer that is not sent on after all. */
function forget(reply: FastifyReply, headers: object): void {
  for (const name of Object.keys(headers)) reply.removeHeader(name);
}

/** The browser calls one origin: `/gora/*` goes on to the gateway, with the bearer of the session where the call names one. */
export async function registerGatewayForward(
  app: FastifyInstance,
  { gateway, auth, mockName, uploadLimit = 20_000_000 }: ForwardOptions,
): Promise<void> {
  const { needed, host, port } = gateway.proxy;

  /** Sends it on; answers true where the gateway said 401 and `mayRetry`, and nothing was answered yet. */
  const send = (
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    bearer?: string,
    mayRetry = false,
  ) =>
    new Promise<boolean>((resolve) => {
      reply.from(path, {
        // a gateway that sheds load must not be asked ten times more
        retryDelay: () => null,
        ...(Buffer.isBuffer(request.body) && {
          body: request.body,
          contentType: 'application/json',
        }),
        rewriteRequestHeaders: (_request, headers) =>
          toForwarded(request, headers, bearer, mockName) as typeof headers,
        rewriteHeaders: (headers) => (bearer === undefined ? headers : toPrivate(headers)),
        onResponse: (_request, answer, response) => {
          const { stream, statusCode, headers } = response as unknown as {
            stream: NodeJS.ReadableStream;
            statusCode: number;
            headers: object;
          };
          if (statusCode === 401 && mayRetry) {
            stream.resume();
            forget(reply, headers);
            resolve(true);
            return;
          }
          answer.send(stream);
          resolve(false);
        },
        onError: (failed, { error }) => {
          const isTooLong =
            (error as { cause?: { statusCode?: unknown } }).cause?.statusCode === 413;
          if (!isTooLong) request.log.warn({ err: error }, 'gateway does not answer');
          void failed
            .code(isTooLong ? 413 : 502)
            .type('application/json')
            .send({
              data: [{ message: isTooLong ? 'The file is too long' : 'Gateway does not answer' }],
            });
          resolve(false);
        },
      });
    });

  /** R4.29, R4.30: renewed before, where the access token is over; after a 401, once. */
  const sendAuthorized = async (
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    type: string,
  ): Promise<void> => {
    let session: AuthSession;
    try {
      session = auth.open(request, type);
    } catch (error) {
      sendAuthError(reply, error);
      return;
    }
    const token = request.headers[AUTH_TOKEN_HEADER] === 'id' ? 'id' : 'access';
    const isSentOnce =
      request.body !== undefined && request.body !== null && !Buffer.isBuffer(request.body);
    try {
      // a file cannot be sent twice: its token is proven first
      if (isSentOnce) await session.user();
      const bearer = await session.bearer(token);
      setCookies(reply, session);
      const isRefused = await send(request, reply, path, bearer, !isSentOnce && token === 'access');
      if (!isRefused) return;
      const { access_token } = await session.refresh();
      setCookies(reply, session);
      await send(request, reply, path, access_token);
    } catch (error) {
      setCookies(reply, session);
      if (!isInvalidAuth(error)) request.log.warn({ err: error }, 'a session could not be used');
      sendAuthError(reply, error);
    }
  };

  await app.register(async (own) => {
    registerForwardedBodies(own, uploadLimit);
    own.addHook('onRequest', refuseOtherOrigins);
    await own.register(replyFrom, {
      base: gateway.url,
      undici: {
        connections: 64,
        headersTimeout: 31_000,
        bodyTimeout: 31_000,
        ...(needed && { proxy: `http://${host}:${port}` }),
      } as never,
    });
    own.all('/gora/*', async (request, reply) => {
      const path = toPath(request.raw.url ?? '/');
      if (isInternal(path) || (request.method !== 'GET' && givesTokens(path)))
        return reply.code(404).send({ data: [{ message: 'Not Found' }] });
      const type = request.headers[AUTH_TYPE_HEADER];
      if (type === undefined) await send(request, reply, path);
      else await sendAuthorized(request, reply, path, String(type));
      return reply;
    });
  });
}
