import type { FastifyReply, FastifyRequest } from 'fastify';
import { keepCookies } from 'server-kit/http/cookies';
import { onwardHeaders } from 'server-kit/http/requestContext';
import type { AuthType } from 'shared-contracts/staff';
import type { RequestClient } from 'shared-contracts/widget';
import { axiosRequestClient } from 'host-kit/request/axiosClient';
import { DEFAULT_TIMEOUT } from 'host-kit/request/timeouts';
import { type Endpoint, proxyOf } from '../endpoints/endpoints.ts';
import { type Adapter, adapterOf, InvalidAuthTypeError, type ServiceNames } from './adapters.ts';
import { AuthSession } from './AuthSession.ts';
import { type RenewalOptions, renewals } from './renewals.ts';
import { readTokens } from './tokenCookies.ts';
import { userCookiesOf } from './userCookies.ts';

export interface AuthModuleOptions extends RenewalOptions {
  readonly gateway: Endpoint;
  /** The account systems that this server signs in to. */
  readonly systems: readonly AuthType[];
  readonly services: ServiceNames;
  /** The names of the user site's own cookies, by which it recognises its member. */
  readonly userCookies: readonly string[];
  /** R9.05: the parent domain of all cookies except those of staff. */
  readonly cookieDomain?: string | undefined;
  /** R7.17: the mock that answers instead of the gateway. */
  readonly mockName?: string | undefined;
  /**
   * Milliseconds after which one call of the auth server is given up, since pages and other calls
   * wait for it.
   */
  readonly patience?: number;
  /** Milliseconds that a sign-out waits for the auth server. */
  readonly signOutPatience?: number;
}

/** Milliseconds. */
const SIGN_OUT_PATIENCE = 800;

/** Returns a function that opens a client for one call of the auth server in the visitor's name. */
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
  const cookie = type === 'user' ? userCookiesOf(request, userCookies) : undefined;
  return (bearer) =>
    axiosRequestClient({
      baseUrl: new URL('/gora', gateway.url).href,
      timeout: patience,
      mockName,
      // the signal also ends an answer that arrives too slowly
      transport: {
        proxy: proxyOf(gateway),
        maxRedirects: 0,
        signal: AbortSignal.timeout(patience),
      },
      headers: {
        ...onwardHeaders(),
        'x-forwarded-for': request.ip,
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        ...(cookie !== undefined && { cookie }),
      },
    });
}

/** R10.06: handles all sign-ins. Tokens stay in this server and in the browser's cookies. */
export function authModule(options: AuthModuleOptions) {
  const { systems, services, cookieDomain: domain, signOutPatience = SIGN_OUT_PATIENCE } = options;
  const shared = renewals(options);
  return {
    systems,
    /**
     * Opens the session of a request from its cookies. Throws for an account system that is unknown
     * or that another server signs in to (R5.38).
     */
    open(request: FastifyRequest, type: unknown): AuthSession {
      const adapter = adapterOf(type);
      if (!systems.includes(adapter.type)) throw new InvalidAuthTypeError(type);
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

/** Sets or deletes the cookies of the session's tokens in the answer. */
export function setCookies(reply: FastifyReply, session: AuthSession): void {
  keepCookies(reply, session.cookies());
}
