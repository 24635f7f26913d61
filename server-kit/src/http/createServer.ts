import fastify, {
  type FastifyError,
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type RawServerDefault,
} from 'fastify';
import { type LogStream, scrubbed } from '../logs/serverLog.ts';
import { registerDraining } from './draining.ts';
import { setHttp2Deadline } from './http2Deadline.ts';
import { contextOf, registerRequestContext, REQUEST_ID } from './requestContext.ts';
import { registerRetryAfter } from './retryAfter.ts';

/**
 * The options of an HTTP/1 server. A server with TLS has the same type here and differs only at run
 * time.
 */
export interface ServerOptions extends Omit<FastifyHttpOptions<RawServerDefault>, 'logger'> {
  readonly logger: ServerLog | false;
}

/** How a server logs: lines of JSON, without personal data. */
export interface ServerLog {
  /** Pino's name of the lowest level that is logged, or `silent`. */
  readonly level: string;
  /** Takes the lines, which are scrubbed. Default: standard output. */
  readonly stream?: LogStream | undefined;
}

/** What a line says of a request; its query and its headers stay out. */
function toLoggedRequest({ method, url }: { readonly method: string; readonly url: string }) {
  return { method, path: url.split('?')[0] };
}

function toLogger({ level, stream }: ServerLog) {
  return { level, stream: scrubbed(stream), serializers: { req: toLoggedRequest } };
}

/** Answers a request whose address no router can read. No hook runs for it. */
function refuseAddress(
  { statusCode = 400, code, message }: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  void reply.header(REQUEST_ID, request.id).code(statusCode).send({ code, message, statusCode });
}

/** Milliseconds between looks for requests past their time; with Node's 30 s they stay as long. */
const CHECKED_EACH = 1000;

/** Adds how often Node looks for requests past their time, unless the options say it. */
function checkedOften<Options extends Omit<ServerOptions, 'logger'>>({
  http,
  ...options
}: Options) {
  const checked = { connectionsCheckingInterval: CHECKED_EACH };
  // a server with TLS takes its options from `https` alone
  const tls =
    'https' in options && typeof options.https === 'object' && options.https !== null
      ? { https: { ...checked, ...options.https } }
      : {};
  return { http: { ...checked, ...http }, ...options, ...tls };
}

/**
 * Creates a Fastify server whose requests have an id and a trace, in its answers, its log and its calls,
 * and with `app.draining`. A request that has not come whole within `requestTimeout` is ended, over HTTP/1 and
 * HTTP/2. A server that closes answers what comes by the connections that it has, and ends them (R10.05).
 */
export function createServer({ logger, ...options }: ServerOptions): FastifyInstance {
  const { requestTimeout = 0 } = options;
  const app: FastifyInstance = fastify({
    genReqId: (raw) => contextOf(raw).id,
    childLoggerFactory: (log, bindings, childOptions, raw) =>
      log.child({ ...bindings, trace: contextOf(raw).trace }, childOptions),
    frameworkErrors: refuseAddress,
    // a connection may have been accepted in the turn in which the server stops: its request has no other server
    return503OnClosing: false,
    ...checkedOften(options),
    logger: logger && toLogger(logger),
  });
  registerRequestContext(app);
  registerRetryAfter(app);
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
