import type { FastifyInstance } from 'fastify';
import * as kit from 'server-kit/http/errorReply';
import type { PlainPages } from '../pages/plainPage.ts';
import { wantsPage } from './wantsPage.ts';

/**
 * Answers uncaught errors: a call with the message of a 4xx, or with the id of the request for a 5xx; a
 * page with the error page, which says the message too (R8.08). A refusal (429, 503) is a kept page.
 */
export function registerErrorReply(app: FastifyInstance, pages: PlainPages): void {
  kit.registerErrorReply(app, ({ status, message, reason, isOurs }, request, reply) => {
    if (!wantsPage(request)) return reply.code(status).send({ data: [{ message }] });
    return status === 429 || status === 503
      ? pages.refusal(reply, status)
      : pages.error(reply, { status, message: reason, ...(isOurs && { id: request.id }) });
  });
}
