import replyFrom from '@fastify/reply-from';
import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '../../endpoints/endpoints.ts';

const CONNECTIONS = 64;
/** Milliseconds: more than the longest call of a widget takes. */
export const LONGEST_CALL = 31_000;

/** R3.26: lets replies of this part of the server be answered by an endpoint, by its proxy if it needs one. */
export async function registerWayTo(
  app: FastifyInstance,
  { url, proxy: { needed, host, port } }: Endpoint,
  deadline = LONGEST_CALL,
): Promise<void> {
  await app.register(replyFrom, {
    base: url,
    undici: {
      connections: CONNECTIONS,
      headersTimeout: deadline,
      bodyTimeout: deadline,
      // the library trusts every certificate unless told otherwise
      connect: { rejectUnauthorized: true },
      // what is not encrypted needs no tunnel, which many proxies open for HTTPS alone
      ...(needed && {
        proxy: { uri: `http://${host}:${port}`, proxyTunnel: url.startsWith('https:') },
      }),
    },
  });
}
