import { sql } from 'kysely';
import type { Clock } from 'server-kit/clock';
import type { AuthStore } from '../store/openAuthStore.ts';
import type { AttemptTable } from '../store/tables.ts';

/** Whose sign-ins are counted together. An empty text stands for all. */
export type AttemptKey = Pick<AttemptTable, 'system' | 'login' | 'network'>;

/** How fast sign-ins that were refused may follow each other. Times are in milliseconds. */
export interface Pace {
  /** Tries without a wait. */
  readonly free: number;
  /** The wait after the last free try. Each further try doubles it. */
  readonly firstWait: number;
  /** How often the wait doubles at most. */
  readonly doublings: number;
}

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
/** After so long without a try a key begins anew. */
const FORGOTTEN = HOUR;
/** For so long a network is known to an account after a sign-in. */
const KNOWN = 90 * DAY;

/** One account from one network: the fifth wrong secret waits a second, the fourteenth 9 minutes. */
export const OF_ACCOUNT_AND_NETWORK: Pace = { free: 5, firstWait: SECOND, doublings: 9 };
/** All accounts from one network: an office has one address. */
export const OF_NETWORK: Pace = { free: 30, firstWait: SECOND, doublings: 9 };
/** One account from all networks that it does not know: at most a try in 64 seconds. */
export const OF_ACCOUNT: Pace = { free: 20, firstWait: SECOND, doublings: 6 };

/** Milliseconds until the next try, after so many tries, as SQL for both databases. */
function waitAfter(tries: ReturnType<typeof sql>, { free, firstWait, doublings }: Pace) {
  const over = sql`(${tries} - cast(${free} as integer))`;
  const doubled = sql`(case when ${over} > cast(${doublings} as integer) then cast(${doublings} as integer) else ${over} end)`;
  return sql`(case when ${over} < 0 then 0 else cast(${firstWait} as bigint) * (1 << ${doubled}) end)`;
}

function rowOf({ system, login, network }: AttemptKey): AttemptKey {
  return { system, login, network };
}

/**
 * Counts the sign-ins of accounts and networks, and slows them down. A try is counted before its
 * secret is checked, in one statement, so that tries at the same time cannot share a place.
 */
export class SignInPace {
  readonly #db: AuthStore;
  readonly #clock: Clock;

  constructor(db: AuthStore, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Counts a try. Returns 0, or for how many milliseconds tries of this key are refused. */
  async take(key: AttemptKey, pace: Pace): Promise<number> {
    const now = sql<number>`cast(${this.#clock()} as bigint)`;
    const tries = sql<number>`(case when auth_attempt.at < ${now} - ${FORGOTTEN} then 1 else auth_attempt.tries + 1 end)`;
    const taken = await this.#db
      .insertInto('auth_attempt')
      .values({ ...rowOf(key), tries: 1, at: now, free_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(['system', 'login', 'network'])
          .doUpdateSet({ tries, at: now, free_at: sql`${now} + ${waitAfter(tries, pace)}` })
          // a clock that was put back keeps nobody waiting
          .where((row) =>
            row.or([row('auth_attempt.free_at', '<=', now), row('auth_attempt.at', '>', now)]),
          ),
      )
      .returning('tries')
      .executeTakeFirst();
    return taken ? 0 : this.#waitOf(key);
  }

  /** Takes a try back that was not refused for its secret. Its wait stays. */
  async giveBack(key: AttemptKey): Promise<void> {
    await this.#db
      .updateTable('auth_attempt')
      .set({ tries: sql`tries - 1` })
      .where((row) => row.and(rowOf(key)))
      .where('tries', '>', 0)
      .execute();
  }

  /** Forgets the tries of a key. */
  async forget(key: AttemptKey): Promise<void> {
    await this.#db
      .deleteFrom('auth_attempt')
      .where((row) => row.and(rowOf(key)))
      .execute();
  }

  /** Whether the account has signed in from this network in the last 90 days. */
  async isKnown(key: AttemptKey): Promise<boolean> {
    const known = await this.#db
      .selectFrom('auth_known_network')
      .select('at')
      .where((row) => row.and(rowOf(key)))
      .where('at', '>', this.#clock() - KNOWN)
      .executeTakeFirst();
    return known !== undefined;
  }

  /** Notes that the account has signed in from this network. */
  async know(key: AttemptKey): Promise<void> {
    const at = this.#clock();
    await this.#db
      .insertInto('auth_known_network')
      .values({ ...rowOf(key), at })
      .onConflict((conflict) =>
        conflict.columns(['system', 'login', 'network']).doUpdateSet({ at }),
      )
      .execute();
  }

  /** Deletes what no longer counts. */
  async clear(): Promise<void> {
    const now = this.#clock();
    await this.#db
      .deleteFrom('auth_attempt')
      .where('at', '<', now - FORGOTTEN)
      .execute();
    await this.#db
      .deleteFrom('auth_known_network')
      .where('at', '<', now - KNOWN)
      .execute();
  }

  async #waitOf(key: AttemptKey): Promise<number> {
    const row = await this.#db
      .selectFrom('auth_attempt')
      .select('free_at')
      .where((each) => each.and(rowOf(key)))
      .executeTakeFirst();
    // a row that is gone was forgotten in between; then the next try is free
    return Math.max(Number(row?.free_at ?? 0) - this.#clock(), 1);
  }
}
