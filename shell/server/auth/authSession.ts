import { InvalidAuthError, isApiError, isInvalidAuth } from 'shared-contracts/errors';
import {
  authPaths,
  tokenReply,
  tokens as tokensSchema,
  type Tokens,
  type TokenType,
  userReply,
  USER_RECORDS,
  type UserRecord,
} from 'shared-contracts/staff';
import type { RequestClient } from 'shared-contracts/widget';
import type { Adapter, ServiceNames } from './adapters.ts';
import type { Renewals } from './renewals.ts';
import { clearTokens, type KeptTokens, toKept, writeTokens } from './tokenCookies.ts';

export interface SessionParts {
  readonly adapter: Adapter;
  readonly kept: KeptTokens;
  readonly renewals: Renewals;
  readonly domain: string | undefined;
  readonly services: ServiceNames;
  readonly signOutPatience: number;
  /** For one call of the auth server, in the visitor's name, with a bearer where one is given. */
  client(bearer?: string): RequestClient;
}

export interface SignedInUser {
  readonly identity: string;
  readonly record: UserRecord;
  readonly mayDownload: boolean;
}

/** What a proxy says of an auth server that it does not reach, beside its silence. */
const GONE: readonly unknown[] = [502, 503, 504];
function hasVerdict(error: unknown): boolean {
  return (
    isApiError(error) &&
    typeof error.status === 'number' &&
    error.status > 0 &&
    !GONE.includes(error.status)
  );
}

function readTokenReply(reply: unknown): Tokens {
  return tokensSchema.parse(tokenReply.parse(reply).data[0]);
}

/** One request's view of one account system: the tokens that came with it, and the cookies that its answer must set. */
export function authSession({
  adapter,
  kept,
  renewals,
  domain,
  services,
  signOutPatience,
  client,
}: SessionParts) {
  const paths = authPaths(adapter.type);
  let tokens = kept;
  let cookies: string[] = [];

  const take = (given: Tokens): void => {
    tokens = toKept(given);
    cookies = writeTokens(adapter, given, domain);
  };
  const drop = (): void => {
    tokens = {};
    cookies = clearTokens(adapter, domain);
  };

  /** R4.27, R4.28, R5.38. */
  const refresh = async (): Promise<Tokens> => {
    const { refresh: token } = tokens;
    if (token === undefined) throw new InvalidAuthError('No Refresh Token!!!', paths.token);
    // R7.14: rfb says its service again
    const service = adapter.type === 'rfb' ? { service: services.rfb } : {};
    try {
      const given = await renewals.renew(adapter.type, token, async () =>
        readTokenReply(await client().post(paths.token, { refresh_token: token, ...service })),
      );
      take(given);
      return given;
    } catch (error) {
      drop();
      throw error;
    }
  };

  /** R4.29, R5.39: the token that proves who asks, renewed first where it is over. */
  const bearer = async (type: TokenType = 'access'): Promise<string> => {
    if (type === 'id') {
      if (tokens.id === undefined) throw new InvalidAuthError('No ID Token!!!', paths.user);
      return tokens.id;
    }
    if (tokens.access !== undefined) return tokens.access;
    if (tokens.refresh === undefined) throw new InvalidAuthError('No Access Token!!!', paths.user);
    return (await refresh()).access_token;
  };

  /** R4.30: after a first 401 one renewal and one more try; what fails then is raised. */
  const authorized = async <Answer>(call: (token: string) => Promise<Answer>): Promise<Answer> => {
    const token = await bearer();
    try {
      return await call(token);
    } catch (error) {
      if (!isInvalidAuth(error)) throw error;
      return call((await refresh()).access_token);
    }
  };

  return {
    bearer,
    refresh,
    authorized,
    /** `Set-Cookie` lines for the answer. */
    cookies: (): readonly string[] => cookies,
    hasTokens: (): boolean => tokens.access !== undefined || tokens.refresh !== undefined,
    /** R4.26, R7.10: whatever was typed goes to the auth server as it is. */
    async signIn(given: Readonly<Record<string, unknown>>): Promise<Tokens> {
      const received = readTokenReply(
        await client().post(paths.login, adapter.toLogin(given, services)),
      );
      take(received);
      return received;
    },
    /**
     * R7.11: cookies are cleared on success; a session that is over already is none to sign out of. An auth server that is gone or
     * late keeps nobody signed in here; the call goes on, and ends the session there where it gets through.
     */
    async signOut(): Promise<void> {
      const told = authorized(async (token) =>
        client().post(paths.logout, { access_token: token }),
      );
      const impatience = Promise.withResolvers<void>();
      const timer = setTimeout(impatience.resolve, signOutPatience);
      try {
        await Promise.race([told, impatience.promise]);
      } catch (error) {
        if (!isInvalidAuth(error) && hasVerdict(error)) throw error;
      } finally {
        clearTimeout(timer);
      }
      renewals.end(adapter.type, { ...kept, ...tokens });
      renewals.end(adapter.type, kept);
      drop();
    },
    /** R7.13: the user record is the first item of the list. */
    async user(): Promise<SignedInUser> {
      const query = adapter.type === 'user' ? { grant_type: 'access_token' } : {};
      const reply = userReply.parse(
        await authorized((token) => client(token).get(paths.user, { query })),
      );
      const record = USER_RECORDS[adapter.type].parse(reply.data[0]);
      return {
        identity: adapter.toIdentity(record as never),
        record,
        mayDownload: tokens.download !== undefined,
      };
    },
  };
}
export type AuthSession = ReturnType<typeof authSession>;
