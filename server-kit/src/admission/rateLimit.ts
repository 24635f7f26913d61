import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestError } from '../http/requestError.ts';

export interface RateLimitOptions {
  /** Requests of one key in a minute. */
  readonly max: number;
  /** Whether routes that say nothing are limited too; else those alone that have `config: { rateLimit: {} }`. */
  readonly global?: boolean;
  /** Requests that are not counted; none unless given. */
  readonly isFree?: (request: FastifyRequest) => boolean;
  /** What is counted together; the visitor's address unless given. */
  readonly keyOf?: (request: FastifyRequest) => string;
}

const MINUTE = 60_000;

/** Control 10: nobody asks faster than people do (429, `Retry-After`). */
export async function registerRateLimit(
  app: FastifyInstance,
  { max, global = true, isFree, keyOf }: RateLimitOptions,
): Promise<void> {
  await app.register(rateLimit, {
    max,
    global,
    timeWindow: MINUTE,
    ...(isFree && { allowList: isFree }),
    ...(keyOf && { keyGenerator: keyOf }),
    errorResponseBuilder: () => new RequestError(429, 'Too many requests in a short time'),
  });
}
