import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registerInFlight } from 'server-kit/admission/inFlight';
import { registerLoadShedding } from 'server-kit/admission/loadShedding';
import { networkOf } from 'server-kit/admission/networkOf';
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
  /**
   * The number of pages that are worked on at the same time, and a quarter of it while they take too
   * long. Twice as many may wait.
   */
  readonly pagesInFlight: number;
}

const RETRY_AFTER_SECONDS = 2;
/** The pages that wait, for each that is under way. */
const WAITING_FOR_ONE = 2;
/** Milliseconds: a page that is accepted waits and is made within a second. */
const LONGEST_WAIT = 500;
const LONGEST_WORK = 500;
/** The part of the places that is left while pages take longer: two for each core. */
const FEWEST = 1 / 4;
/** One network gets this part of the places, and always the places of one visitor. */
const SHARE = 1 / 4;
const OF_ONE_VISITOR = 2;
/** The calls that are forwarded at the same time: the gateway refuses what it cannot hold. */
const CALLS_IN_FLIGHT = 256;
/** Milliseconds: longer than a page, and than a call, takes by its own limits. */
const PAGE_DEADLINE = 10_000;
const CALL_DEADLINE = 45_000;

/**
 * Returns whether a request is always admitted: it costs little, and a page that has begun needs
 * it.
 */
function isFree(url: string): boolean {
  return /^\/(remotes|assets|builds|health)(\/|\?|$)/.test(url);
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

function ofOneNetwork(places: number): number {
  return Math.max(OF_ONE_VISITOR, Math.floor(places * SHARE));
}

/** Admits pages and calls by what is under way (ADR 031). */
function registerPlaces(app: FastifyInstance, pagesInFlight: number): void {
  const waiting = pagesInFlight * WAITING_FOR_ONE;
  const isKind =
    (kind: string) =>
    ({ url }: FastifyRequest) =>
      !isFree(url) && kindOf(url) === kind;
  registerInFlight(app, {
    most: pagesInFlight,
    fewest: Math.max(1, Math.floor(pagesInFlight * FEWEST)),
    longestWork: LONGEST_WORK,
    mostWaiting: waiting,
    mostOfOne: ofOneNetwork(pagesInFlight + waiting),
    longestWait: LONGEST_WAIT,
    deadline: PAGE_DEADLINE,
    retryAfter: RETRY_AFTER_SECONDS,
    isFor: isKind('page'),
  });
  registerInFlight(app, {
    most: CALLS_IN_FLIGHT,
    mostWaiting: 0,
    mostOfOne: ofOneNetwork(CALLS_IN_FLIGHT),
    longestWait: 0,
    deadline: CALL_DEADLINE,
    retryAfter: RETRY_AFTER_SECONDS,
    isFor: isKind('call'),
  });
}

/**
 * Control 10: limits the requests of one network (429), admits by what is under way, and refuses
 * requests while the event loop lags (503), with `Retry-After`.
 */
export async function registerAdmission(
  app: FastifyInstance,
  { rateLimit: max, longestLag, pagesInFlight }: AdmissionOptions,
): Promise<void> {
  await registerRateLimit(app, {
    max,
    isFree: ({ url }) => isFree(url),
    keyOf: ({ url, ip }) => `${kindOf(url)} ${networkOf(ip)}`,
  });
  await registerLoadShedding(app, {
    longestLag,
    retryAfter: RETRY_AFTER_SECONDS,
    isFree: ({ url }) => isFree(url) || isReport(url),
  });
  registerPlaces(app, pagesInFlight);
}
