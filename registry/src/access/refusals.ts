import type { FastifyRequest } from 'fastify';
import type { Clock } from 'server-kit/clock';
import { networkOf } from 'server-kit/admission/networkOf';
import type { Publisher } from './teamTokens.ts';

/** The lines of refusals that the log takes in a minute, and those of one network among them. */
export const MOST_LINES = 200;
export const MOST_OF_ONE_NETWORK = 20;
/** Milliseconds. */
const MINUTE = 60_000;
/** Characters. */
const LONGEST = 300;

/** What was refused by right or by rule: 400 and 404 are mistakes, and 429 has a limit of its own. */
const REFUSED: ReadonlySet<number> = new Set([401, 403, 409, 410, 422, 423]);

/** What is known of the token of a request. */
interface Shown {
  /** Whose token it is. */
  readonly publisher?: Publisher;
  /** The id of an issued token that does not count, and why. */
  readonly refused?: { readonly tokenId: string; readonly why: string };
}
const shown = new WeakMap<FastifyRequest, Shown>();

/** Keeps what a request's token shows, for the log of refusals. */
export function noteToken(request: FastifyRequest, what: Shown): void {
  shown.set(request, what);
}

/**
 * Returns a function that says whether a refusal of a network is logged: `fits`, or `last` for the
 * one after which this minute's are counted only.
 */
function lineBudget(now: Clock) {
  let since = now();
  let lines = 0;
  const networks = new Map<string, number>();
  return (network: string): 'fits' | 'last' | 'left out' => {
    if (now() - since >= MINUTE) {
      since = now();
      lines = 0;
      networks.clear();
    }
    const ofNetwork = (networks.get(network) ?? 0) + 1;
    if (lines >= MOST_LINES || ofNetwork > MOST_OF_ONE_NETWORK) return 'left out';
    networks.set(network, ofNetwork);
    lines += 1;
    return lines === MOST_LINES || ofNetwork === MOST_OF_ONE_NETWORK ? 'last' : 'fits';
  };
}

/**
 * Returns a function that logs a refused act: who, from where, which act, why. It takes so many lines
 * in a minute that nobody fills the log; `onRefused` counts every one. `now` never goes back.
 */
export function refusalLog(
  onRefused: (status: number) => void,
  now: Clock = () => performance.now(),
) {
  const placeOf = lineBudget(now);
  return (request: FastifyRequest, status: number, message: string): void => {
    if (!REFUSED.has(status)) return;
    onRefused(status);
    const network = networkOf(request.ip);
    const place = placeOf(network);
    if (place === 'left out') return;
    const { publisher, refused } = shown.get(request) ?? {};
    request.log.warn(
      {
        act: `${request.method} ${request.routeOptions.url}`,
        widget: (request.params as { name?: string } | undefined)?.name,
        who: publisher?.name,
        ...refused,
        network,
        status,
        reason: message.slice(0, LONGEST),
        ...(place === 'last' && { more: 'those of this minute are counted only' }),
      },
      'an act was refused',
    );
  };
}
