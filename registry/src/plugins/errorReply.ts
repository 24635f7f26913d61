import type { FastifyInstance } from 'fastify';
import * as kit from 'server-kit/http/errorReply';
import { refusalLog } from '../access/refusals.ts';
import type { Metrics } from '../metrics.ts';

/** An act is one transaction, and the files of a version are written before it. */
const DISK_FULL = 'A disk of the registry is full. What is live has not changed.';

/**
 * Answers an error of the caller with its message, and the registry's own error with the request id
 * only. Refused acts are logged and counted.
 */
export function registerErrorReply(
  app: FastifyInstance,
  { refused }: Pick<Metrics, 'refused'>,
): void {
  const logRefusal = refusalLog((status) => refused.inc({ status }));
  kit.registerErrorReply(app, ({ status, message, isOurs }, request, reply) => {
    if (status === 401) reply.header('www-authenticate', 'Bearer');
    logRefusal(request, status, message);
    const failure = status === 507 ? DISK_FULL : 'The registry failed to do this.';
    return reply.code(status).send({
      message: isOurs ? failure : message,
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
