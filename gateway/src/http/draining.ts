import type { FastifyInstance } from 'fastify';

/** While the gateway closes, every answer asks its client to come back on another connection, and readiness says no. */
export interface Draining {
  isDraining(): boolean;
  start(): void;
}

export function registerDraining(app: FastifyInstance): Draining {
  let draining = false;
  app.addHook('onSend', async (_request, reply) => {
    if (draining) reply.header('connection', 'close');
  });
  return {
    isDraining: () => draining,
    start: () => {
      draining = true;
    },
  };
}
