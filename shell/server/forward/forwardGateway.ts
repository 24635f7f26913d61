import replyFrom from '@fastify/reply-from';
import type { FastifyInstance } from 'fastify';

/** What the gateway may know of a visitor's request; no cookie of the shell goes on. */
const FORWARDED = ['accept', 'accept-language', 'content-type', 'if-none-match', 'if-modified-since', 'range', 'user-agent'];

/** The query goes on as it came, whatever its encoding; only the path is read here. */
const toPath = (url: string): string => url.split('?', 1)[0] ?? '/';

/** The browser calls one origin: `/gora/*` goes on to the gateway. */
export const registerGatewayForward = async (app: FastifyInstance, gatewayUrl: string): Promise<void> => {
  await app.register(replyFrom, {
    base: gatewayUrl,
    undici: { connections: 64, headersTimeout: 31_000, bodyTimeout: 31_000 },
  });
  app.all('/gora/*', { bodyLimit: 1_048_576 }, (request, reply) => reply.from(toPath(request.raw.url ?? '/'), {
    // a gateway that sheds load must not be asked ten times more
    retryDelay: () => null,
    // the gateway limits each visitor's rate, not the shell's
    rewriteRequestHeaders: ({ ip }, headers) =>
      ({ ...Object.fromEntries(Object.entries(headers).filter(([name]) => FORWARDED.includes(name))), 'x-forwarded-for': ip }),
    onError: (failed, { error }) => {
      request.log.warn({ err: error }, 'gateway does not answer');
      void failed.code(502).type('application/json').send({ data: [{ message: 'Gateway does not answer' }] });
    },
  }));
};
