import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { registerCookies } from 'server-kit/http/cookies';
import { userCookiesOf } from '../../auth/userCookies.ts';
import type { Endpoint } from '../../endpoints/endpoints.ts';
import type { Environment } from '../../environment.ts';
import { registerWayTo } from '../forward/wayTo.ts';

const USER_API_PATH = '/user-api';
/** Milliseconds, R9.01. */
const DEADLINE = 8000;
/** The headers by which the user API writes its answer. */
const FORWARDED = ['accept', 'accept-encoding', 'accept-language', 'user-agent'];
/** The headers of the answer; a cookie of the user site would be one of this host. */
const ANSWERED = ['content-encoding', 'content-length', 'content-type', 'vary'];
const SCRIPT = /^(?:text|application)\/(?:x-)?(?:javascript|ecmascript)\b/i;

/**
 * R7.01, R3.26: returns the address of the user API's script for browsers: its own, or, where it is reached
 * by a proxy alone, the one under which the frames' host gets it.
 */
export function userApiAddress({
  USER_API_URL,
  USER_API_PROXY,
  FRAME_ORIGIN,
}: Pick<Environment, 'USER_API_URL' | 'USER_API_PROXY' | 'FRAME_ORIGIN'>): string {
  return USER_API_PROXY === undefined ? USER_API_URL : `${FRAME_ORIGIN}${USER_API_PATH}`;
}

function only(headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)));
}

/** Returns the headers of an answer that is a script, whatever it calls itself, and that no cache keeps. */
function toScript(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const type = headers['content-type'] ?? '';
  return {
    ...only(headers, ANSWERED),
    'cache-control': 'private, no-store',
    'content-type': SCRIPT.test(type) ? type : 'text/javascript; charset=utf-8',
  };
}

/**
 * R3.26: registers the call of the user API on the frames' host, if a proxy lies before that API: this
 * server asks it with the cookies `userCookies`, and no others: with a parent domain (R9.05) the tokens of
 * accounts arrive here, too. Those of the user site do where it keeps them for a domain above the frames' host.
 */
export async function registerUserApiForward(
  app: FastifyInstance,
  userApi: Endpoint,
  userCookies: readonly string[],
): Promise<void> {
  if (!userApi.proxy.needed) return;
  const { pathname } = new URL(userApi.url);
  await app.register(async (own) => {
    await registerCookies(own);
    await registerWayTo(own, userApi, DEADLINE);
    own.get(USER_API_PATH, (request, reply) => {
      const cookie = userCookiesOf(request, userCookies);
      return reply.from(pathname, {
        retryDelay: () => null,
        rewriteRequestHeaders: (_asked, headers) => ({
          ...only(headers, FORWARDED),
          ...(cookie !== undefined && { cookie }),
        }),
        rewriteHeaders: toScript,
        onError: (failed, { error }) => {
          own.log.warn({ err: error }, 'the user API does not answer');
          void failed.code(502).type('text/plain').send('');
        },
      });
    });
  });
}
