import type { FastifyReply, FastifyRequest } from 'fastify';
import { keepCookies } from 'server-kit/http/cookies';
import type { RequestClient } from 'shared-contracts/widget';
import { axiosRequestClient, DEFAULT_TIMEOUT } from 'host-kit/request/axiosClient';
import { type Endpoint, proxyOf } from '../endpoints/endpoints.ts';
import { type Adapter, adapterOf, type ServiceNames } from './adapters.ts';
import { AuthSession } from './AuthSession.ts';
import { type RenewalOptions, renewals } from './renewals.ts';
import { readTokens } from './tokenCookies.ts';

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

/** The user site's own cookies of a request, as one `Cookie` header; undefined where there is none. */
function handedOn({ cookies }: FastifyRequest, names: readonly string[]): string | undefined {
  const pairs = names.flatMap((name) => {
    const value = cookies[name];
    return value === undefined ? [] : [`${name}=${value}`];
  });
  return pairs.length === 0 ? undefined : pairs.join('; ');
}

/** Opens the client for one call of the auth server in the visitor's name. */
function clientOf(
  request: FastifyRequest,
  { type }: Adapter,
  {
    gateway,
    mockName,
    userCookies,
    patience = DEFAULT_TIMEOUT,
  }: Pick<AuthModuleOptions, 'gateway' | 'mockName' | 'userCookies' | 'patience'>,
): (bearer?: string) => RequestClient {
  const cookie = type === 'user' ? handedOn(request, userCookies) : undefined;
  return (bearer) =>
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
        ...(cookie !== undefined && { cookie }),
      },
    });
}

/** R10.06: whoever signs in does so here; tokens go no further than this server and the browser's cookies. */
export function authModule(options: AuthModuleOptions) {
  const { services, cookieDomain: domain, signOutPatience = SIGN_OUT_PATIENCE } = options;
  const shared = renewals(options);
  return {
    /** The session that a request's cookies stand for; throws for an account system that there is not (R5.38). */
    open(request: FastifyRequest, type: unknown): AuthSession {
      const adapter = adapterOf(type);
      return new AuthSession({
        adapter,
        kept: readTokens(adapter, request.cookies),
        renewals: shared,
        domain,
        services,
        signOutPatience,
        client: clientOf(request, adapter, options),
      });
    },
  };
}
export type AuthModule = ReturnType<typeof authModule>;

/** Lets the browser keep, or delete, what the session's tokens became. */
export function setCookies(reply: FastifyReply, session: AuthSession): void {
  keepCookies(reply, session.cookies());
}
