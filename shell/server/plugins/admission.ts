import type { FastifyInstance } from 'fastify';
import { registerLoadShedding } from 'server-kit/admission/loadShedding';
import { registerRateLimit } from 'server-kit/admission/rateLimit';

export interface AdmissionOptions {
  /**
   * The number of pages, of gateway calls, and of reports that one address may send in a minute.
   */
  readonly rateLimit: number;
  /**
   * Milliseconds by which the event loop may lag before pages and calls are refused; 0 refuses
   * none.
   */
  readonly longestLag: number;
}

const RETRY_AFTER_SECONDS = 2;

/**
 * Returns whether a request is always admitted: it costs little, and a page that has begun needs
 * it.
 */
function isFree(url: string): boolean {
  return /^\/(remotes|assets|builds|health|metrics|frame)(\/|\?|$)/.test(url);
}

/** Returns whether a request is a report, which is written to the log. */
function isReport(url: string): boolean {
  return /^\/telemetry(\/|\?|$)/.test(url);
}

/**
 * Returns the kind of a request. Each kind has its own count, so that calls and reports do not use
 * up the pages.
 */
function kindOf(url: string): string {
  if (isReport(url)) return 'report';
  return url.startsWith('/gora/') ? 'call' : 'page';
}

/**
 * Control 10: limits the requests of one visitor (429) and refuses requests while the event loop
 * lags (503), with `Retry-After`.
 */
export async function registerAdmission(
  app: FastifyInstance,
  { rateLimit: max, longestLag }: AdmissionOptions,
): Promise<void> {
  await registerRateLimit(app, {
    max,
    isFree: ({ url }) => isFree(url),
    keyOf: ({ url, ip }) => `${kindOf(url)} ${ip}`,
  });
  await registerLoadShedding(app, {
    longestLag,
    retryAfter: RETRY_AFTER_SECONDS,
    isFree: ({ url }) => isFree(url) || isReport(url),
  });
}
