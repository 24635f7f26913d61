import { randomUUID } from 'node:crypto';
import fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  type RawServerDefault,
} from 'fastify';
import { registerDraining } from './draining.ts';
import { setHttp2Deadline } from './http2Deadline.ts';

/**
 * The options of an HTTP/1 server. A server with TLS has the same type here and differs only at run
 * time.
 */
export type ServerOptions = FastifyHttpOptions<RawServerDefault>;

/** Milliseconds between looks for requests past their time; with Node's 30 s they stay as long. */
const CHECKED_EACH = 1000;

/** Adds how often Node looks for requests past their time, unless the options say it. */
function checkedOften<Options extends ServerOptions>({ http, ...options }: Options) {
  const checked = { connectionsCheckingInterval: CHECKED_EACH };
  // a server with TLS takes its options from `https` alone
  const tls =
    'https' in options && typeof options.https === 'object' && options.https !== null
      ? { https: { ...checked, ...options.https } }
      : {};
  return { http: { ...checked, ...http }, ...options, ...tls };
}

/**
 * Creates a Fastify server with globally unique request ids and with `app.draining`. A request that has
 * not come whole within `requestTimeout` is ended, over HTTP/1 and HTTP/2.
 */
export function createServer(options: ServerOptions): FastifyInstance {
  const { requestTimeout = 0 } = options;
  const app = fastify({ genReqId: () => randomUUID(), ...checkedOften(options) });
  if (requestTimeout > 0) {
    // Node takes the longer of both for the whole request: its own 60 s for headers would replace ours
    app.server.headersTimeout = requestTimeout;
    // Fastify does not give it to a server that speaks HTTP/2, which may speak HTTP/1 as well
    app.server.requestTimeout = requestTimeout;
    setHttp2Deadline(app.server, requestTimeout);
  }
  registerDraining(app);
  return app;
}
