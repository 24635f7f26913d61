import type { FastifyInstance } from 'fastify';

/** Seconds, where nobody knows better. */
const RETRY_AFTER = '2';

/** Lets every 503 say when to try again, whatever has answered it. */
export function registerRetryAfter(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after'))
      reply.header('retry-after', RETRY_AFTER);
    done(null, payload);
  });
}
