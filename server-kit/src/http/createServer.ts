import { randomUUID } from 'node:crypto';
import fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  type RawServerDefault,
} from 'fastify';
import { registerDraining } from './draining.ts';

/**
 * The options of an HTTP/1 server. A server with TLS has the same type here and differs only at run
 * time.
 */
export type ServerOptions = FastifyHttpOptions<RawServerDefault>;

/** Creates a Fastify server with globally unique request ids and with `app.draining`. */
export function createServer(options: ServerOptions): FastifyInstance {
  const app = fastify({ genReqId: () => randomUUID(), ...options });
  registerDraining(app);
  return app;
}
