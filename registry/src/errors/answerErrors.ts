import type { FastifyError, FastifyInstance } from 'fastify';

/** The one error handler: what the caller did wrong is explained, what went wrong here is only named by its request id. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    if (status === 401) reply.header('www-authenticate', 'Bearer');
    const message = status < 500 ? error.message : 'The registry could not do this.';
    return reply.code(status).send({ message, requestId: request.id });
  });
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({
      message: `There is no ${request.method} ${request.url.split('?')[0]}.`,
      requestId: request.id,
    }),
  );
}
