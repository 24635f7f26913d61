import { randomUUID } from 'node:crypto';
import fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  type RawServerDefault,
} from 'fastify';
import { registerDraining } from './draining.ts';

/** Of a server that speaks HTTP/1; one with TLS is told apart at run time only. */
export type ServerOptions = FastifyHttpOptions<RawServerDefault>;

/** A server with request ids that are unlike those of every other process, and with `app.draining`. */
export function createServer(options: ServerOptions): FastifyInstance {
  const app = fastify({ genReqId: () => randomUUID(), ...options });
  registerDraining(app);
  return app;
}
