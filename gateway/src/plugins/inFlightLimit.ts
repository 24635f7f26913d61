import type { FastifyInstance } from 'fastify';
import { RequestError } from 'server-kit/http/requestError';

/**
 * Requests that may wait for the inventory at the same time. Further ones would only wait longer.
 */
const MOST_IN_FLIGHT = 64;
const RETRY_AFTER_SECONDS = '1';

/**
 * Refuses requests with 503 and `Retry-After` while too many wait, so that those which are accepted
 * stay fast.
 */
export function registerInFlightLimit(app: FastifyInstance, most = MOST_IN_FLIGHT): void {
  let inFlight = 0;
  const admitted = new WeakSet<object>();
  app.addHook('onRequest', async (request, reply) => {
    if (inFlight >= most) {
      reply.header('retry-after', RETRY_AFTER_SECONDS);
      throw new RequestError(503, 'Too many requests are waiting');
    }
    inFlight += 1;
    admitted.add(request);
  });
  const leave = async (request: object) => {
    if (admitted.delete(request)) inFlight -= 1;
  };
  app.addHook('onResponse', leave);
  app.addHook('onRequestAbort', leave);
}
