import type { FastifyInstance } from 'fastify';
import { registerLoadShedding } from 'server-kit/admission/loadShedding';
import { registerRateLimit } from 'server-kit/admission/rateLimit';

export interface AdmissionOptions {
  /** Pages, calls of the gateway and reports, each, that one address may send in a minute. */
  readonly rateLimit: number;
  /** Milliseconds by which the event loop may lag before pages and calls are sent away; 0 never sends any. */
  readonly longestLag: number;
}

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

/** Control 10: pages, searches and calls are let in as fast as they can be answered, and no faster by one visitor than people are (429, 503, `Retry-After`). */
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
