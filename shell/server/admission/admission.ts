import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';

export interface AdmissionOptions {
  /** Pages, calls of the gateway and reports, each, that one address may send in a minute. */
  readonly rateLimit: number;
  /** Milliseconds by which the event loop may lag before pages and calls are sent away; 0 never sends any. */
  readonly longestLag: number;
}

const MINUTE = 60_000;
const RETRY_AFTER_SECONDS = 2;

/** What is neither rendered nor searched costs nothing to speak of, and a page that has begun needs it. */
function isFree(url: string): boolean {
  return /^\/(remotes|assets|builds|health|metrics|frame)(\/|\?|$)/.test(url);
}
/** Written to the log. */
function isReport(url: string): boolean {
  return /^\/telemetry(\/|\?|$)/.test(url);
}
/** One count for each, so that a page that asks or reports much does not close the next page. */
function kindOf(url: string): string {
  if (isReport(url)) return 'report';
  return url.startsWith('/gora/') ? 'call' : 'page';
}

class RefusedError extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

/** Control 10: pages, searches and calls are let in as fast as they can be answered, and no faster by one visitor than people are (429, 503, `Retry-After`). */
export async function registerAdmission(
  app: FastifyInstance,
  { rateLimit: max, longestLag }: AdmissionOptions,
): Promise<void> {
  await app.register(rateLimit, {
    max,
    timeWindow: MINUTE,
    allowList: (request) => isFree(request.url),
    keyGenerator: (request) => `${kindOf(request.url)} ${request.ip}`,
    errorResponseBuilder: () => new RefusedError(429, 'Too many requests in a short time'),
  });
  await app.register(underPressure, {
    maxEventLoopDelay: longestLag,
    exposeStatusRoute: false,
    pressureHandler: async (request, reply) => {
      if (isFree(request.url) || isReport(request.url)) return;
      reply.header('retry-after', String(RETRY_AFTER_SECONDS));
      throw new RefusedError(503, 'The server is busy');
    },
  });
}
