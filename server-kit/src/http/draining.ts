import type { FastifyInstance } from 'fastify';

/** While a server drains, every answer asks its client to come back on another connection, and readiness says no. */
export interface Draining {
  isDraining(): boolean;
  start(): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Only servers of `createServer` have it. */
    readonly draining: Draining;
  }
}

/** Gives the server `app.draining`. */
export function registerDraining(app: FastifyInstance): void {
  let isDraining = false;
  app.decorate('draining', {
    isDraining: () => isDraining,
    start: () => {
      isDraining = true;
    },
  });
  app.addHook('onSend', async ({ raw }, reply) => {
    // HTTP/2 has no such header: its sessions are told to go away when the server closes
    if (isDraining && raw.httpVersionMajor !== 2) reply.header('connection', 'close');
  });
}
