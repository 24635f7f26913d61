import type { FastifyInstance } from 'fastify';

/**
 * The state of a server that is about to stop: it is not ready, and its answers close their
 * connections.
 */
export interface Draining {
  isDraining(): boolean;
  start(): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Exists only on servers made by `createServer`. */
    readonly draining: Draining;
  }
}

/** Adds `app.draining` to the server. */
export function registerDraining(app: FastifyInstance): void {
  let isDraining = false;
  app.decorate('draining', {
    isDraining: () => isDraining,
    start: () => {
      isDraining = true;
    },
  });
  app.addHook('onSend', async ({ raw }, reply) => {
    // HTTP/2 has no such header: its sessions receive GOAWAY when the server closes
    if (isDraining && raw.httpVersionMajor !== 2) reply.header('connection', 'close');
  });
}
