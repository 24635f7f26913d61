import { createHash } from 'node:crypto';
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import { InvalidAuthError, isApiError } from 'shared-contracts/errors';
import { authPaths, type AuthType, type Tokens } from 'shared-contracts/staff';

/**
 * Milliseconds for which a request with the old cookie gets the new tokens without another renewal.
 */
const KEPT = 20_000;
/** Milliseconds before the second try if the auth server did not answer: it may be restarting. */
const PAUSE = 1000;

/** Statuses that refuse a refresh token for good. */
const VERDICTS: readonly (number | string)[] = [400, 401, 403];

interface Renewal {
  readonly tokens: Promise<Tokens>;
  /** The new tokens, once they have arrived. */
  given?: Tokens;
  /** Whether the session was signed out. */
  isOver: boolean;
}

export interface RenewalOptions {
  /** Milliseconds before the second try. */
  readonly pause?: number;
  /** Milliseconds for which the new tokens are kept for requests with the old cookie. */
  readonly kept?: number;
}

/** Returns a hash of the token, so that this map never holds a token as its key. */
function keyOf(type: AuthType, token: string): string {
  return createHash('sha256').update(`${type} ${token}`).digest('base64url');
}

/**
 * R4.27: calls the auth server, and once more if it did not answer. Throws `InvalidAuthError` (401)
 * for every failure.
 */
async function askTwice(
  type: AuthType,
  call: () => Promise<Tokens>,
  pause: number,
): Promise<Tokens> {
  const fail = (error: unknown) =>
    new InvalidAuthError('Refresh failed', authPaths(type).token, error);
  try {
    return await call();
  } catch (error) {
    if (isApiError(error) && VERDICTS.includes(error.status)) throw fail(error);
    await setTimeoutPromise(pause, undefined, { ref: false });
    return call().catch((again: unknown) => {
      throw fail(again);
    });
  }
}

interface SessionTokens {
  readonly access?: string;
  readonly refresh?: string;
}

/** Returns whether a renewal began with one of these tokens or returned one of them. */
function isOf(key: string, { given }: Renewal, type: AuthType, tokens: SessionTokens): boolean {
  const { access, refresh } = tokens;
  const hasRefresh =
    refresh !== undefined && (key === keyOf(type, refresh) || given?.refresh_token === refresh);
  return hasRefresh || (access !== undefined && given?.access_token === access);
}

/**
 * Control 8: shares one renewal among all requests with the same refresh token. The auth server
 * gives other shell servers the same answer at the same time.
 */
export function renewals({ pause = PAUSE, kept = KEPT }: RenewalOptions = {}) {
  const underWay = new Map<string, Renewal>();

  const start = (type: AuthType, key: string, call: () => Promise<Tokens>): Renewal => {
    const renewal: Renewal = { tokens: askTwice(type, call, pause), isOver: false };
    underWay.set(key, renewal);
    renewal.tokens.then(
      (tokens) => {
        renewal.given = tokens;
        setTimeout(() => underWay.delete(key), kept).unref();
      },
      () => underWay.delete(key),
    );
    return renewal;
  };

  return {
    /**
     * Returns the new tokens. Throws `InvalidAuthError` if the renewal fails or the session was
     * signed out.
     */
    async renew(type: AuthType, token: string, call: () => Promise<Tokens>): Promise<Tokens> {
      const key = keyOf(type, token);
      const renewal = underWay.get(key) ?? start(type, key, call);
      const tokens = await renewal.tokens;
      // a sign-out during the renewal wins
      if (renewal.isOver) throw new InvalidAuthError('Signed out', authPaths(type).token);
      return tokens;
    },
    /** Marks the session of these tokens as signed out, so that no running renewal restores it. */
    end(type: AuthType, tokens: SessionTokens): void {
      for (const [key, renewal] of underWay)
        if (isOf(key, renewal, type, tokens)) renewal.isOver = true;
    },
  };
}
export type Renewals = ReturnType<typeof renewals>;
