import { InvalidAuthError, isApiError, isInvalidAuth } from 'shared-contracts/errors';
import {
  authPaths,
  keysPath,
  keysReply,
  type SecurityKey,
  type StaffKind,
  tokenReply,
  tokens as tokensSchema,
  type Tokens,
  userReply,
  USER_RECORDS,
  type UserRecord,
} from 'shared-contracts/staff';
import type { TokenType } from 'shared-contracts/widget';
import type { Cookie } from 'server-kit/http/cookies';
import { within } from 'server-kit/within';
import type { RequestClient } from 'shared-contracts/widget';
import type { Adapter, ServiceNames } from './adapters.ts';
import type { Renewals } from './renewals.ts';
import { type KeptTokens, toClearedCookies, toKept, toTokenCookies } from './tokenCookies.ts';

export interface SessionParts {
  readonly adapter: Adapter;
  readonly kept: KeptTokens;
  readonly renewals: Renewals;
  readonly domain: string | undefined;
  readonly services: ServiceNames;
  readonly signOutPatience: number;
  /**
   * Returns a client for one call of the auth server, in the visitor's name. It sends `bearer` if
   * given.
   */
  client(bearer?: string): RequestClient;
}

export interface SignedInUser {
  /** R3.23, R3.25: the name of the person within this site. */
  readonly identity: string;
  readonly record: UserRecord;
  /** Whether the person may download invoices. */
  readonly mayDownload: boolean;
}

/** The statuses with which a proxy answers for an auth server that it cannot reach. */
const GONE: readonly unknown[] = [502, 503, 504];

/** Returns whether the auth server itself answered, rather than a proxy or nobody. */
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

/**
 * The session of one request in one account system: its tokens, and the cookies that the answer
 * must set.
 */
export class AuthSession {
  readonly #parts: SessionParts;
  readonly #paths: ReturnType<typeof authPaths>;
  #tokens: KeptTokens;
  #cookies: readonly Cookie[] = [];

  constructor(parts: SessionParts) {
    this.#parts = parts;
    this.#paths = authPaths(parts.adapter.type);
    this.#tokens = parts.kept;
  }

  /** Returns the cookies that the answer must set. */
  cookies(): readonly Cookie[] {
    return this.#cookies;
  }

  /** Returns whether the request came with an access or refresh token. */
  hasTokens(): boolean {
    return this.#tokens.access !== undefined || this.#tokens.refresh !== undefined;
  }

  /** R4.26, R7.10: signs in. The input goes to the auth server unchecked. Throws its refusal. */
  async signIn(given: Readonly<Record<string, unknown>>): Promise<Tokens> {
    const { adapter, services, client } = this.#parts;
    const reply = await client().post(this.#paths.login, adapter.toLogin(given, services));
    const tokens = readTokenReply(reply);
    this.#take(tokens);
    return tokens;
  }

  /**
   * R4.27, R4.28, R5.38: renews the tokens. Throws `InvalidAuthError` and drops all tokens if that
   * fails.
   */
  async refresh(): Promise<Tokens> {
    const { adapter, renewals, services, client } = this.#parts;
    const { refresh: token } = this.#tokens;
    if (token === undefined) throw new InvalidAuthError('No Refresh Token!!!', this.#paths.token);
    // R7.14: rfb also sends its service
    const service = adapter.type === 'rfb' ? { service: services.rfb } : {};
    try {
      const given = await renewals.renew(adapter.type, token, async () =>
        readTokenReply(
          await client().post(this.#paths.token, { refresh_token: token, ...service }),
        ),
      );
      this.#take(given);
      return given;
    } catch (error) {
      this.#drop();
      throw error;
    }
  }

  /**
   * R4.29, R5.39: returns the token for a call. Renews an expired access token first. Throws
   * without a token.
   */
  async bearer(type: TokenType = 'access'): Promise<string> {
    const { access, refresh, id } = this.#tokens;
    if (type === 'id') {
      if (id === undefined) throw new InvalidAuthError('No ID Token!!!', this.#paths.user);
      return id;
    }
    if (access !== undefined) return access;
    if (refresh === undefined) throw new InvalidAuthError('No Access Token!!!', this.#paths.user);
    return (await this.refresh()).access_token;
  }

  /**
   * R4.30: makes a call with a token of this type. After a 401 it renews the tokens and tries once
   * more.
   */
  async authorized<Answer>(
    call: (token: string) => Promise<Answer>,
    type: TokenType = 'access',
  ): Promise<Answer> {
    const token = await this.bearer(type);
    try {
      return await call(token);
    } catch (error) {
      if (!isInvalidAuth(error)) throw error;
      await this.refresh();
      return call(await this.bearer(type));
    }
  }

  /**
   * R7.11: signs out and clears the cookies. An expired session counts as signed out. If the auth
   * server does not answer in time, the cookies are cleared anyway, and the call goes on in the
   * background. Throws the auth server's refusal.
   */
  async signOut(): Promise<void> {
    const { adapter, kept, renewals, signOutPatience, client } = this.#parts;
    const told = this.authorized((token) =>
      client().post(this.#paths.logout, { access_token: token }),
    );
    try {
      await within(told, signOutPatience);
    } catch (error) {
      if (!isInvalidAuth(error) && hasVerdict(error)) throw error;
    }
    renewals.end(adapter.type, { ...kept, ...this.#tokens });
    renewals.end(adapter.type, kept);
    this.#drop();
  }

  /**
   * R7.13: reads who is signed in. The record is the first item of the auth server's list. The user
   * site is asked by its id token, and told so.
   */
  async user(): Promise<SignedInUser> {
    const { adapter, client } = this.#parts;
    // the id token expires with the access token and is renewed with it
    await this.bearer();
    const type: TokenType = this.#tokens.id === undefined ? 'access' : 'id';
    const query = adapter.type === 'user' ? { grant_type: `${type}_token` } : {};
    const reply = userReply.parse(
      await this.authorized((token) => client(token).get(this.#paths.user, { query }), type),
    );
    const record = USER_RECORDS[adapter.type].parse(reply.data[0]);
    return {
      identity: adapter.toIdentity(record),
      record,
      mayDownload: this.#tokens.download !== undefined,
    };
  }

  /** Returns the security keys of the signed-in account of staff; an ApiError 404 without the setting. */
  async securityKeys(kind: StaffKind): Promise<readonly SecurityKey[]> {
    const reply = await this.authorized((token) => this.#parts.client(token).get(keysPath(kind)));
    return keysReply.parse(reply).data;
  }

  #take(given: Tokens): void {
    this.#tokens = toKept(given);
    this.#cookies = toTokenCookies(this.#parts.adapter, given, this.#parts.domain);
  }

  #drop(): void {
    this.#tokens = {};
    this.#cookies = toClearedCookies(this.#parts.adapter, this.#parts.domain);
  }
}
