import type { Clock } from 'server-kit/clock';
import type { AuthStore } from '../store/openAuthStore.ts';
import type { ChallengeTable } from '../store/tables.ts';

/** The account that a key or a challenge belongs to. */
export type Owner = Pick<ChallengeTable, 'system' | 'login'>;

/** Milliseconds in which a challenge can be signed. */
const CHALLENGE_LIVES = 300_000;

/** Returns the challenges of an auth server: each belongs to one account, and counts once. */
export function challengesOf(db: AuthStore, clock: Clock) {
  return {
    async keep(
      { system, login }: Owner,
      purpose: ChallengeTable['purpose'],
      challenge: string,
    ): Promise<void> {
      const expires_at = clock() + CHALLENGE_LIVES;
      await db
        .insertInto('auth_challenge')
        .values({ challenge, system, login, purpose, expires_at })
        .execute();
    },
    /** Takes a challenge. Returns false if it was taken before, is too old or is not the account's. */
    async take(
      { system, login }: Owner,
      purpose: ChallengeTable['purpose'],
      challenge: string,
    ): Promise<boolean> {
      const taken = await db
        .deleteFrom('auth_challenge')
        .where('challenge', '=', challenge)
        .where('system', '=', system)
        .where('login', '=', login)
        .where('purpose', '=', purpose)
        .where('expires_at', '>', clock())
        .returning('challenge')
        .execute();
      return taken.length > 0;
    },
    /** Deletes those that nobody can sign any more. */
    async clear(): Promise<void> {
      await db.deleteFrom('auth_challenge').where('expires_at', '<=', clock()).execute();
    },
  };
}
