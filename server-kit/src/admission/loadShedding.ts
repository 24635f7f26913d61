import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestError } from '../http/requestError.ts';

export interface LoadSheddingOptions {
  /** Milliseconds by which the event loop may lag before requests are refused; 0 refuses none. */
  readonly longestLag: number;
  /** Seconds after which a client may try again (`Retry-After`). */
  readonly retryAfter: number;
  /** Selects requests that are never refused. Default: none. */
  readonly isFree?: (request: FastifyRequest) => boolean;
}

/** Control 10: refuses requests while the event loop lags, so that accepted requests stay fast. */
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
