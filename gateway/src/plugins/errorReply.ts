import type { FastifyInstance, FastifyReply } from 'fastify';
import * as kit from 'server-kit/http/errorReply';

function send(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .send({ result_status: status, data: [{ message }] });
}

/**
 * Sends every error in the form of the gateway's replies (R3.24); a 503 does not give the reason.
 */
export function registerErrorReply(app: FastifyInstance): void {
  kit.registerErrorReply(app, ({ status, message }, _request, reply) =>
    send(reply, status, status === 503 ? 'Service Unavailable' : message),
  );
  app.setNotFoundHandler((_request, reply) => send(reply, 404, 'Not Found'));
}
