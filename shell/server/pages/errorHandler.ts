import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PlainPages } from './plainPage.ts';

/** A person gets a page, a program a short answer. */
function wantsPage(request: FastifyRequest): boolean {
  return request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
}

/** What nobody caught: logged with the request's id. 4xx explains, 5xx says little. */
export function registerErrorHandler(app: FastifyInstance, pages: PlainPages): void {
  app.setErrorHandler((error: { statusCode?: number; message: string }, request, reply) => {
    const status =
      error.statusCode !== undefined && error.statusCode >= 400 ? error.statusCode : 500;
    const isOurs = status >= 500 && status !== 503;
    if (isOurs) request.log.error({ err: error }, 'a request failed');
    if (wantsPage(request))
      return pages.error(reply, { status, ...(isOurs && { id: request.id }) });
    return reply.code(status).send({
      data: [{ message: isOurs ? `Internal Server Error (${request.id})` : error.message }],
    });
  });
}
