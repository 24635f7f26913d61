import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestError } from '../http/requestError.ts';

export interface LoadSheddingOptions {
  /** Milliseconds by which the event loop may lag before requests are sent away; 0 never sends any. */
  readonly longestLag: number;
  /** Seconds after which a client may come back. */
  readonly retryAfter: number;
  /** Requests that are never sent away; none unless given. */
  readonly isFree?: (request: FastifyRequest) => boolean;
}

/** Control 10: what is taken in keeps its speed, the rest is told when to come back (503, `Retry-After`). */
export async function registerLoadShedding(
  app: FastifyInstance,
  { longestLag, retryAfter, isFree = () => false }: LoadSheddingOptions,
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: longestLag,
    exposeStatusRoute: false,
    pressureHandler: async (request, reply) => {
      if (isFree(request)) return;
      reply.header('retry-after', String(retryAfter));
      throw new RequestError(503, 'The server is busy');
    },
  });
}
