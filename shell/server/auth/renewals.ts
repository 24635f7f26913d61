import { createHash } from 'node:crypto';
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import { InvalidAuthError, isApiError } from 'shared-contracts/errors';
import { authPaths, type AuthType, type Tokens } from 'shared-contracts/staff';

/**
 * Milliseconds for which a request with the old cookie gets the new tokens without another renewal.
 */
const KEPT = 20_000;
/** Milliseconds before the second try if the auth server did not answer. Each pause is doubled. */
const PAUSE = 250;
const LONGEST_PAUSE = 2000;
/** Milliseconds from the first try to the last one. */
const PERSISTENCE = 20_000;

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
  /**
   * Milliseconds for which a renewal that got no answer is tried again. Staff's calls wait without a
   * limit (R9.01), so the auth server sets this one: with the time of one call it must be shorter
   * than the time for which the auth server repeats its answer to a used refresh token.
   */
  readonly persistence?: number;
  /** Milliseconds for which the new tokens are kept for requests with the old cookie. */
  readonly kept?: number;
}

/** Returns a hash of the token, so that this map never holds a token as its key. */
function keyOf(type: AuthType, token: string): string {
  return createHash('sha256').update(`${type} ${token}`).digest('base64url');
}

/** Returns whether the auth server has refused the token for good. */
function isRefusal(error: unknown): boolean {
  return isApiError(error) && VERDICTS.includes(error.status);
}

/**
 * R4.27: calls the auth server, and again with longer and longer pauses while it does not answer: it
 * may be restarting. Throws `InvalidAuthError` (401) for a refusal, and at the end.
 */
async function askUntilAnswered(
  type: AuthType,
  call: () => Promise<Tokens>,
  { pause = PAUSE, persistence = PERSISTENCE }: RenewalOptions,
): Promise<Tokens> {
  const end = performance.now() + persistence;
  for (let wait = pause; ; wait = Math.min(2 * wait, LONGEST_PAUSE)) {
    try {
      return await call();
    } catch (error) {
      if (isRefusal(error) || performance.now() + wait > end)
        throw new InvalidAuthError('Refresh failed', authPaths(type).token, error);
    }
    await setTimeoutPromise(wait, undefined, { ref: false });
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
export function renewals({ kept = KEPT, ...options }: RenewalOptions = {}) {
  const underWay = new Map<string, Renewal>();

  const start = (type: AuthType, key: string, call: () => Promise<Tokens>): Renewal => {
    const renewal: Renewal = { tokens: askUntilAnswered(type, call, options), isOver: false };
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
