import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { beginSpan, type OpenSpan, type SpanPlace, type SpanStart } from '../tracing/spans.ts';

/**
 * What ties the lines and calls of one request together, on all servers that it passes: the place of this
 * server in the caller's trace or a new one (W3C Trace Context), and the id.
 */
export interface RequestContext extends SpanPlace {
  /** The caller's `x-request-id`, or a new one. */
  readonly id: string;
  /** This server's span, while spans are recorded. */
  readonly recorded?: OpenSpan | undefined;
}

/** The header of a request's id. */
export const REQUEST_ID = 'x-request-id';

/** An id that may stand in a log and a header. */
const ID = /^[\w.-]{8,64}$/;
/** A `traceparent`: version, trace, span, flags, and what later versions add. */
const TRACEPARENT =
  /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(-.*)?$/;

const contexts = new WeakMap<object, RequestContext>();
const present = new AsyncLocalStorage<RequestContext>();

/** Returns what a `traceparent` says; undefined if it is not valid. */
function readTrace(text: string): SpanPlace | undefined {
  const [, version, trace, span, flags, more] = TRACEPARENT.exec(text) ?? [];
  if (trace === undefined || span === undefined || flags === undefined) return undefined;
  return version === '00' && more !== undefined ? undefined : { trace, span, flags };
}

/** Returns this server's place in a trace of which nothing is recorded here. */
function toPlace(parent: SpanPlace | undefined): SpanPlace {
  const hexadecimal = () => randomUUID().replaceAll('-', '');
  return {
    trace: parent?.trace ?? hexadecimal(),
    flags: parent?.flags ?? '00',
    span: hexadecimal().slice(0, 16),
  };
}

function toContext({ headers }: Pick<IncomingMessage, 'headers'>): RequestContext {
  const { [REQUEST_ID]: id, traceparent = '' } = headers;
  const parent = readTrace(String(traceparent));
  const recorded = beginSpan({ name: 'request', kind: 'server', parent });
  const { trace, span, flags } = recorded ?? toPlace(parent);
  const known = typeof id === 'string' && ID.test(id) ? id : randomUUID();
  return { id: known, trace, span, flags, recorded };
}

/** Returns the context of a request, which is made at its first question. */
export function contextOf(raw: Pick<IncomingMessage, 'headers'>): RequestContext {
  const known = contexts.get(raw);
  if (known) return known;
  const made = toContext(raw);
  contexts.set(raw, made);
  return made;
}

/**
 * Returns the headers by which the next server ties a call to the request that causes it; none outside
 * of a request.
 */
export function onwardHeaders(): Readonly<Record<string, string>> {
  const context = present.getStore();
  if (context === undefined) return {};
  const { id, trace, span, flags } = context;
  return { [REQUEST_ID]: id, traceparent: `00-${trace}-${span}-${flags}` };
}

/** Returns the place in the trace at which the caller works; undefined outside of a request. */
export function presentPlace(): SpanPlace | undefined {
  return present.getStore();
}

/**
 * Does work as a span of the present request, if spans are recorded: calls that it causes hang on that
 * span.
 */
export async function inSpan<Result>(
  { name, kind }: Pick<SpanStart, 'name' | 'kind'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const context = present.getStore();
  const span = context && beginSpan({ name, kind, parent: context });
  if (context === undefined || span === undefined) return work();
  const { trace, span: id, flags } = span;
  let isError = true;
  try {
    const result = await present.run({ ...context, trace, span: id, flags }, work);
    isError = false;
    return result;
  } finally {
    span.end({ isError });
  }
}

/** Lets every handler of the server work in its request's context, and names the id in every answer. */
export function registerRequestContext(app: FastifyInstance): void {
  const enter = ({ raw }: FastifyRequest, done: () => void) => present.run(contextOf(raw), done);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID, request.id);
    enter(request, done);
  });
  app.addHook('onResponse', async ({ raw, method, routeOptions: { url = 'none' } }, reply) => {
    const { statusCode } = reply;
    contextOf(raw).recorded?.end({
      name: `${method} ${url}`,
      attributes: { 'http.response.status_code': statusCode, 'http.route': url },
      isError: statusCode >= 500,
    });
  });
  // who reads a body comes back from the connection, which belongs to no request
  app.addHook('preValidation', (request, _reply, done) => enter(request, done));
}
