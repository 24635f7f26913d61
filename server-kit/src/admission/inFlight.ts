import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { RequestError } from '../http/requestError.ts';
import { keptRefusal } from './keptRefusal.ts';
import { networkOf } from './networkOf.ts';
import { RequestWork } from './requestWork.ts';
import { WorkGate, type WorkGateOptions } from './workGate.ts';

export interface InFlightOptions extends WorkGateOptions {
  /** Milliseconds that a request waits for its turn before it is refused. */
  readonly longestWait: number;
  /** Milliseconds after which the work of a request is cancelled. */
  readonly deadline: number;
  /** Seconds after which a client may try again (`Retry-After`). */
  readonly retryAfter: number;
  /** Whether a refusal is the same for everybody. It is then made once, and costs little. */
  readonly keepsRefusal?: boolean;
  /** Selects the requests that this gate admits. Default: all. */
  readonly isFor?: (request: FastifyRequest) => boolean;
}

/** Resolves to whether the turn came before the client went and before `longestWait` passed. */
async function isTurn(
  begins: Promise<void>,
  { signal }: RequestWork,
  longestWait: number,
): Promise<boolean> {
  const { promise: given, resolve } = Promise.withResolvers<boolean>();
  const giveUp = () => resolve(false);
  const timer = setTimeout(giveUp, longestWait);
  signal.addEventListener('abort', giveUp, { once: true });
  void begins.then(() => resolve(true));
  try {
    return await given;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
}

/** Makes a route's handler part of its request's work, if the request has passed a gate. */
function runInWork(
  route: RouteOptions,
  works: WeakMap<FastifyRequest, RequestWork>,
  deadline: number,
): void {
  const { handler } = route;
  route.handler = function handle(request, reply) {
    const work = works.get(request);
    return work === undefined
      ? handler.call(this, request, reply)
      : work.run(() => handler.call(this, request, reply), deadline);
  };
}

/**
 * Control 10: admits the requests of the routes registered later by what is under way; a few wait, the
 * rest get 503 with `Retry-After` at once. One network gets only a part of the places. A place is
 * free again when the work has ended: a client that goes away cancels its work, and does not free
 * its place before.
 */
export function registerInFlight(app: FastifyInstance, options: InFlightOptions): void {
  const { longestWait, deadline, retryAfter, keepsRefusal = false, isFor = () => true } = options;
  const gate = new WorkGate(options);
  const works = new WeakMap<FastifyRequest, RequestWork>();
  const kept = keepsRefusal ? keptRefusal(app) : undefined;
  const refuse = (reply: FastifyReply): void => {
    if (kept?.send(reply) === true) return;
    reply.header('retry-after', String(retryAfter));
    throw new RequestError(503, 'The server is busy');
  };
  app.addHook('onRequest', async (request, reply) => {
    if (!isFor(request)) return;
    const place = gate.enter(networkOf(request.ip));
    if (place === undefined) {
      refuse(reply);
      return;
    }
    // what is read in one turn of the event loop has waited together: it shares the places
    const work = new RequestWork(reply, () => setImmediate(place.leave));
    works.set(request, work);
    if (place.hasBegun() || (await isTurn(place.begins, work, longestWait))) return;
    place.leave();
    refuse(reply);
  });
  app.addHook('onRoute', (route) => runInWork(route, works, deadline));
  app.addHook('onSend', async (request, _reply, payload) => {
    works.get(request)?.answer(payload);
  });
}
