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

/** Milliseconds between looks for requests past their time; with Node's 30 s they stay as long. */
const CHECKED_EACH = 1000;

/**
 * Creates a Fastify server with globally unique request ids and with `app.draining`. A request that has
 * not come whole within `requestTimeout` is ended.
 */
export function createServer({ http, ...options }: ServerOptions): FastifyInstance {
  const { requestTimeout = 0 } = options;
  const app = fastify({
    genReqId: () => randomUUID(),
    http: { connectionsCheckingInterval: CHECKED_EACH, ...http },
    ...options,
  });
  // Node takes the longer of both for the whole request: its own 60 s for headers would replace ours
  if (requestTimeout > 0) app.server.headersTimeout = requestTimeout;
  registerDraining(app);
  return app;
}
