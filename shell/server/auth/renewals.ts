import { createHash } from 'node:crypto';
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import { InvalidAuthError, isApiError } from 'shared-contracts/errors';
import { authPaths, type AuthType, type Tokens } from 'shared-contracts/staff';

/** Milliseconds for which requests that set out with the old cookie are given the new tokens without asking again. */
const KEPT = 20_000;
/** Milliseconds before the second try, where the auth server gave no verdict: it may be starting again. */
const PAUSE = 1000;

const VERDICTS: readonly (number | string)[] = [400, 401, 403];

interface Renewal {
  readonly tokens: Promise<Tokens>;
  given?: Tokens;
  isOver: boolean;
}

export interface RenewalOptions {
  readonly pause?: number;
  readonly kept?: number;
}

/** Nobody finds a token in this process's memory. */
function keyOf(type: AuthType, token: string): string {
  return createHash('sha256').update(`${type} ${token}`).digest('base64url');
}

/** R4.27: no verdict is tried once more; whatever failed then is 401, as a 400 is. */
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

/** Whether a renewal began with one of these tokens, or gave one of them. */
function isOf(key: string, { given }: Renewal, type: AuthType, tokens: SessionTokens): boolean {
  const { access, refresh } = tokens;
  const hasRefresh =
    refresh !== undefined && (key === keyOf(type, refresh) || given?.refresh_token === refresh);
  return hasRefresh || (access !== undefined && given?.access_token === access);
}

/**
 * Control 8: one renewal for each refresh token, however many requests of however many tabs wait for it. What other shell servers
 * ask at the same time is answered alike by the auth server.
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
    async renew(type: AuthType, token: string, call: () => Promise<Tokens>): Promise<Tokens> {
      const key = keyOf(type, token);
      const renewal = underWay.get(key) ?? start(type, key, call);
      const tokens = await renewal.tokens;
      // somebody signed out meanwhile: nothing brings the session back
      if (renewal.isOver) throw new InvalidAuthError('Signed out', authPaths(type).token);
      return tokens;
    },
    /** The session of these tokens was signed out. */
    end(type: AuthType, tokens: SessionTokens): void {
      for (const [key, renewal] of underWay)
        if (isOf(key, renewal, type, tokens)) renewal.isOver = true;
    },
  };
}
export type Renewals = ReturnType<typeof renewals>;
