import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body of a request may take as long as it wants. */
    readonly hasEndlessBody?: boolean;
  }
}

/**
 * Ends the connection of a request whose body takes longer than these milliseconds, unless its route
 * has `config: { hasEndlessBody: true }`. Node has one time-out for all requests of a server.
 */
export function registerBodyDeadline(app: FastifyInstance, milliseconds: number): void {
  app.addHook('onRequest', async ({ raw, headers, routeOptions }) => {
    const hasBody =
      headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (!hasBody || routeOptions.config.hasEndlessBody === true) return;
    const timer = setTimeout(() => {
      // an answer may have been sent before the body has ended; `inject` has no connection
      if (!raw.complete && raw.socket instanceof Socket) raw.socket.destroy();
    }, milliseconds).unref();
    raw.once('end', () => clearTimeout(timer));
  });
}
