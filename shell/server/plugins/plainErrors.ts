import type { FastifyInstance, FastifyReply } from 'fastify';
import * as kit from 'server-kit/http/errorReply';

/** A page of text: nobody but staff and frames sees it. */
function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex, nofollow')
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    .type('text/plain; charset=utf-8')
    .send(text);
}

/** Answers errors and unknown addresses with text: 4xx with their message, 5xx with the request id. */
export function registerPlainErrors(app: FastifyInstance): void {
  kit.registerErrorReply(app, ({ status, message }, _request, reply) =>
    sendText(reply, status, message),
  );
  app.setNotFoundHandler((_request, reply) =>
    sendText(reply, 404, 'ページが見つかりません。 There is no such page.'),
  );
}
