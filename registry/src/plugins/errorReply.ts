import type { FastifyInstance } from 'fastify';
import * as kit from 'server-kit/http/errorReply';

/** What the caller did wrong is explained, what went wrong here is only named by its request id. */
export function registerErrorReply(app: FastifyInstance): void {
  kit.registerErrorReply(app, ({ status, message, isOurs }, request, reply) => {
    if (status === 401) reply.header('www-authenticate', 'Bearer');
    return reply.code(status).send({
      message: isOurs ? 'The registry could not do this.' : message,
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
