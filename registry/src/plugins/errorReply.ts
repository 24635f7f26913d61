import type { FastifyInstance } from 'fastify';
import * as kit from 'server-kit/http/errorReply';

/**
 * Answers an error of the caller with its message, and the registry's own error with the request id
 * only.
 */
export function registerErrorReply(app: FastifyInstance): void {
  kit.registerErrorReply(app, ({ status, message, isOurs }, request, reply) => {
    if (status === 401) reply.header('www-authenticate', 'Bearer');
    return reply.code(status).send({
      message: isOurs ? 'The registry failed to do this.' : message,
      requestId: request.id,
    });
  });
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({
      message: `There is no ${request.method} ${request.url.split('?')[0]}.`,
      requestId: request.id,
    }),
  );
}
