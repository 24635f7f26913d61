import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Cookie, keepCookies, OWN_COOKIE } from 'server-kit/http/cookies';

/** Where the reservation site sends the visitor back to. */
export const RETURN_PATH = '/account/rfb/return';

/** The cookie by which this browser is known when it comes back. */
const STATE_COOKIE = 'gora_st_rfb';
/** Seconds in which a visitor signs in there. */
const STATE_LIVES = 600;
const STATE = /^[\w-]{43}$/;

function toCookie(value: string, maxAge: number): Cookie {
  return {
    name: STATE_COOKIE,
    value,
    options: { ...OWN_COOKIE, path: '/account/rfb', secure: true, maxAge },
  };
}

/** Returns whether the visitor comes back in the browser that this site has sent away. */
export function isOwnState({ cookies }: FastifyRequest, state: unknown): boolean {
  const kept = cookies[STATE_COOKIE];
  return kept !== undefined && STATE.test(kept) && kept === state;
}

/** Uses the state of this browser up. */
export function dropState(reply: FastifyReply): void {
  keepCookies(reply, [toCookie('', 0)]);
}

/** Returns the state of this browser. It stays the same, so that two tabs can sign in. */
function keepState({ cookies }: FastifyRequest, reply: FastifyReply): string {
  const kept = cookies[STATE_COOKIE];
  const state =
    kept !== undefined && STATE.test(kept) ? kept : randomBytes(32).toString('base64url');
  keepCookies(reply, [toCookie(state, STATE_LIVES)]);
  return state;
}

export interface ReservationSite {
  /** The page on which its users sign in for this site. */
  readonly authorizeUrl: string;
  /** The name of this site there. */
  readonly service: string;
}

/** R3.25: returns the address that signs the visitor in at the reservation site and leads back here. */
export function authorizeHref(
  request: FastifyRequest,
  reply: FastifyReply,
  { authorizeUrl, service }: ReservationSite,
  {
    siteOrigin,
    returnPath,
    contract,
  }: {
    readonly siteOrigin: string;
    readonly returnPath: string;
    readonly contract: string | undefined;
  },
): string {
  const back = new URL(RETURN_PATH, siteOrigin);
  back.searchParams.set('return', returnPath);
  const url = new URL(authorizeUrl);
  const asked = {
    service,
    redirect_uri: back.href,
    state: keepState(request, reply),
    ...(contract !== undefined && { requested_contract_id: contract }),
  };
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
  return url.href;
}
