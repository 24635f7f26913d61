import type { FastifyReply, FastifyRequest } from 'fastify';
import { axiosRequestClient, DEFAULT_TIMEOUT } from '../../src/host/request/axiosClient.ts';
import { type Endpoint, proxyOf } from '../endpoints/endpoints.ts';
import { adapterOf, type ServiceNames } from './adapters.ts';
import { authSession, type AuthSession } from './authSession.ts';
import { type RenewalOptions, renewals } from './renewals.ts';
import { readCookies, readTokens } from './tokenCookies.ts';

export interface AuthModuleOptions extends RenewalOptions {
  readonly gateway: Endpoint;
  readonly services: ServiceNames;
  /** The user site's own cookies, which it knows its member by. */
  readonly userCookies: readonly string[];
  /** R9.05: parent site domain of the cookies that are not staff's. */
  readonly cookieDomain?: string | undefined;
  readonly mockName?: string | undefined;
  /**
   * Milliseconds after which one call of the auth server is given up: pages and everybody who waits for the same renewal hang on it.
   * Twice as long, and the pause between, is less than an auth server goes on answering a used refresh token with the same tokens.
   */
  readonly patience?: number;
  /** Milliseconds that somebody who signs out waits for the auth server. */
  readonly signOutPatience?: number;
}

const SIGN_OUT_PATIENCE = 800;

/** R10.06: whoever signs in does so here; tokens go no further than this server and the browser's cookies. */
export function authModule({
  gateway,
  services,
  userCookies,
  cookieDomain: domain,
  mockName,
  patience = DEFAULT_TIMEOUT,
  signOutPatience = SIGN_OUT_PATIENCE,
  ...options
}: AuthModuleOptions) {
  const shared = renewals(options);
  return {
    /** The session that a request's cookies stand for; throws for an account system that there is not (R5.38). */
    open(request: FastifyRequest, type: unknown): AuthSession {
      const adapter = adapterOf(type);
      const cookies = readCookies(request.headers.cookie);
      const handed = userCookies.flatMap((name) =>
        cookies.has(name) ? [`${name}=${cookies.get(name)}`] : [],
      );
      const client = (bearer?: string) =>
        axiosRequestClient({
          baseUrl: new URL('/gora', gateway.url).href,
          timeout: patience,
          mockName,
          // an answer that comes drop by drop is no answer either
          transport: {
            proxy: proxyOf(gateway),
            maxRedirects: 0,
            signal: AbortSignal.timeout(patience),
          },
          headers: {
            'x-forwarded-for': request.ip,
            ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
            ...(adapter.type === 'user' && handed.length > 0 && { cookie: handed.join('; ') }),
          },
        });
      return authSession({
        adapter,
        kept: readTokens(adapter, request.headers.cookie),
        renewals: shared,
        domain,
        services,
        signOutPatience,
        client,
      });
    },
  };
}
export type AuthModule = ReturnType<typeof authModule>;

/** Lets the browser keep, or delete, what the session's tokens became. */
export function setCookies(reply: FastifyReply, session: AuthSession): void {
  if (session.cookies().length > 0) reply.header('set-cookie', [...session.cookies()]);
}
