import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as kit from 'server-kit/http/errorReply';
import type { PlainPages } from '../pages/plainPage.ts';

/** Returns whether a request expects a page rather than JSON. */
function wantsPage({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && (headers.accept ?? '').includes('text/html');
}

/** Answers uncaught errors: 4xx with their message, 5xx with the request id only. */
export function registerErrorReply(app: FastifyInstance, pages: PlainPages): void {
  kit.registerErrorReply(app, ({ status, message, isOurs }, request, reply) =>
    wantsPage(request)
      ? pages.error(reply, { status, ...(isOurs && { id: request.id }) })
      : reply.code(status).send({ data: [{ message }] }),
  );
}
