import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as kit from 'server-kit/http/errorReply';
import type { PlainPages } from '../pages/plainPage.ts';

/** A person gets a page, a program a short answer. */
function wantsPage({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && (headers.accept ?? '').includes('text/html');
}

/** What nobody caught: 4xx explains, 5xx says little and names the request's id. */
export function registerErrorReply(app: FastifyInstance, pages: PlainPages): void {
  kit.registerErrorReply(app, ({ status, message, isOurs }, request, reply) =>
    wantsPage(request)
      ? pages.error(reply, { status, ...(isOurs && { id: request.id }) })
      : reply.code(status).send({ data: [{ message }] }),
  );
}
