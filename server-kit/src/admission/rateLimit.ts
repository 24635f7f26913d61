import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasSiteCounters } from '../processes/siteCounters.ts';
import { isChild } from '../processes/askPrimary.ts';
import { RequestError } from '../http/requestError.ts';
import { networkOf } from './networkOf.ts';
import { SharedStore } from './sharedStore.ts';

export interface RateLimitOptions {
  /** The number of requests that one key may send in a minute. */
  readonly max: number;
  /** True limits every route; false limits only routes with `config: { rateLimit: {} }`. */
  readonly global?: boolean;
  /** Selects requests that are not counted. Default: none. */
  readonly isFree?: (request: FastifyRequest) => boolean;
  /** Returns the key under which a request is counted. Default: the visitor's network. */
  readonly keyOf?: (request: FastifyRequest) => string;
}

/** Keys that are remembered; the ones that were not counted for longest make room. */
const MOST_KEYS = 200_000;
/** Milliseconds. */
const MINUTE = 60_000;

/** Control 10: answers 429 with `Retry-After` to a client that sends too many requests. */
export async function registerRateLimit(
  app: FastifyInstance,
  { max, global = true, isFree, keyOf = ({ ip }) => networkOf(ip) }: RateLimitOptions,
): Promise<void> {
  await app.register(rateLimit, {
    max,
    global,
    timeWindow: MINUTE,
    cache: MOST_KEYS,
    ...((isChild() || hasSiteCounters()) && { store: SharedStore }),
    ...(isFree && { allowList: isFree }),
    keyGenerator: keyOf,
    errorResponseBuilder: () => new RequestError(429, 'Too many requests in a short time'),
  });
}
